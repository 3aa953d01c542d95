// SPDX-License-Identifier: MIT

extension SystemWords {
    /// Of the questions that the system asks on an app's behalf; `%@` is the app's name.
    static let permissions = SystemWords(
        [
            "Allow", "Don’t Allow", "Allow Once", "Allow While Using App", "Allow Full Access", "Limit Access…",
            "Allow “%@” to use your location?", "“%@” Would Like to Send You Notifications",
            "“%@” Would Like to Access Your Contacts", "“%@” Would Like Full Access to Your Calendar",
            "“%@” Would Like to Access Your Reminders", "“%@” Would Like to Access Your Photo Library",
            "“%@” Would Like to Access the Camera", "“%@” Would Like to Access the Microphone",
        ],
        """
        ar|السماح|عدم السماح|السماح مرة واحدة|السماح أثناء استخدام التطبيق|السماح بالوصول الكامل|تقييد الوصول…\
        |هل تسمح لـ “%@” باستخدام موقعك؟|يرغب “%@” في إرسال إشعارات إليك|يرغب “%@” في الوصول إلى جهات اتصالك\
        |يرغب “%@” في الوصول الكامل إلى تقويمك|يرغب “%@” في الوصول إلى تذكيراتك|يرغب “%@” في الوصول إلى مكتبة صورك\
        |يرغب “%@” في الوصول إلى الكاميرا|يرغب “%@” في الوصول إلى الميكروفون
        ca|Permet|No permetis|Permet un cop|Permet mentre s’usa l’app|Permet l’accés complet|Limita l’accés…\
        |Vols permetre que “%@” utilitzi la teva ubicació?|“%@” et vol enviar notificacions\
        |“%@” vol accedir als teus contactes|“%@” vol accés complet al teu calendari\
        |“%@” vol accedir als teus recordatoris|“%@” vol accedir a la teva fototeca|“%@” vol accedir a la càmera\
        |“%@” vol accedir al micròfon
        cs|Povolit|Nepovolit|Povolit jednou|Povolit při používání aplikace|Povolit plný přístup|Omezit přístup…\
        |Povolit aplikaci „%@“ používat vaši polohu?|Aplikace „%@“ vám chce posílat oznámení\
        |Aplikace „%@“ chce mít přístup k vašim kontaktům|Aplikace „%@“ chce mít plný přístup k vašemu kalendáři\
        |Aplikace „%@“ chce mít přístup k vašim připomínkám|Aplikace „%@“ chce mít přístup k vašim fotkám\
        |Aplikace „%@“ chce mít přístup k fotoaparátu|Aplikace „%@“ chce mít přístup k mikrofonu
        da|Tillad|Tillad ikke|Tillad en gang|Tillad ved brug af appen|Tillad fuld adgang|Begræns adgang…\
        |Må “%@” bruge din placering?|“%@” vil gerne sende dig notifikationer\
        |“%@” vil gerne have adgang til dine kontakter|“%@” vil gerne have fuld adgang til din kalender\
        |“%@” vil gerne have adgang til dine påmindelser|“%@” vil gerne have adgang til dine fotos\
        |“%@” vil gerne bruge kameraet|“%@” vil gerne bruge mikrofonen
        de|Erlauben|Nicht erlauben|Einmal erlauben|Beim Verwenden der App erlauben|Vollen Zugriff erlauben\
        |Zugriff beschränken …|Darf „%@“ deinen Standort verwenden?|„%@“ möchte dir Mitteilungen senden\
        |„%@“ möchte auf deine Kontakte zugreifen|„%@“ möchte vollen Zugriff auf deinen Kalender\
        |„%@“ möchte auf deine Erinnerungen zugreifen|„%@“ möchte auf deine Fotos zugreifen\
        |„%@“ möchte auf die Kamera zugreifen|„%@“ möchte auf das Mikrofon zugreifen
        el|Να επιτραπεί|Να μην επιτραπεί|Να επιτραπεί μία φορά|Κατά τη χρήση της εφαρμογής|Πλήρης πρόσβαση\
        |Περιορισμός πρόσβασης…|Να επιτραπεί στην εφαρμογή «%@» να χρησιμοποιεί την τοποθεσία σας;\
        |Η εφαρμογή «%@» θέλει να σας στέλνει γνωστοποιήσεις|Η εφαρμογή «%@» θέλει πρόσβαση στις επαφές σας\
        |Η εφαρμογή «%@» θέλει πλήρη πρόσβαση στο ημερολόγιό σας|Η εφαρμογή «%@» θέλει πρόσβαση στις υπομνήσεις σας\
        |Η εφαρμογή «%@» θέλει πρόσβαση στις φωτογραφίες σας|Η εφαρμογή «%@» θέλει πρόσβαση στην κάμερα\
        |Η εφαρμογή «%@» θέλει πρόσβαση στο μικρόφωνο
        es|Permitir|No permitir|Permitir una vez|Permitir al usarse la app|Permitir acceso total|Limitar el acceso…\
        |¿Permitir que “%@” utilice tu ubicación?|“%@” quiere enviarte notificaciones\
        |“%@” quiere acceder a tus contactos|“%@” quiere acceso total a tu calendario\
        |“%@” quiere acceder a tus recordatorios|“%@” quiere acceder a tus fotos|“%@” quiere acceder a la cámara\
        |“%@” quiere acceder al micrófono
        es-419|Permitir|No permitir|Permitir una vez|Permitir al usar la app|Permitir acceso completo\
        |Limitar acceso…|¿Permitir que “%@” use tu ubicación?|“%@” quiere enviarte notificaciones\
        |“%@” quiere acceder a tus contactos|“%@” quiere acceso completo a tu calendario\
        |“%@” quiere acceder a tus recordatorios|“%@” quiere acceder a tus fotos|“%@” quiere acceder a la cámara\
        |“%@” quiere acceder al micrófono
        fi|Salli|Älä salli|Salli kerran|Salli appia käytettäessä|Salli täysi pääsy|Rajoita pääsyä…\
        |Saako ”%@” käyttää sijaintiasi?|”%@” haluaa lähettää sinulle ilmoituksia\
        |”%@” haluaa pääsyn yhteystietoihisi|”%@” haluaa täyden pääsyn kalenteriisi\
        |”%@” haluaa pääsyn muistutuksiisi|”%@” haluaa pääsyn kuviisi|”%@” haluaa käyttää kameraa\
        |”%@” haluaa käyttää mikrofonia
        fr|Autoriser|Refuser|Autoriser une fois|Autoriser lorsque l’app est active|Autoriser l’accès complet\
        |Limiter l’accès…|Autoriser « %@ » à utiliser votre position ?\
        |« %@ » souhaite vous envoyer des notifications|« %@ » souhaite accéder à vos contacts\
        |« %@ » souhaite un accès complet à votre calendrier|« %@ » souhaite accéder à vos rappels\
        |« %@ » souhaite accéder à vos photos|« %@ » souhaite accéder à l’appareil photo\
        |« %@ » souhaite accéder au micro
        he|לאשר|לא לאשר|לאשר פעם אחת|לאשר בזמן השימוש ביישום|לאשר גישה מלאה|להגביל גישה…\
        |לאפשר ל״%@״ להשתמש במיקום שלך?|״%@״ מבקש לשלוח לך עדכונים|״%@״ מבקש גישה לאנשי הקשר שלך\
        |״%@״ מבקש גישה מלאה ללוח השנה שלך|״%@״ מבקש גישה לתזכורות שלך|״%@״ מבקש גישה לתמונות שלך\
        |״%@״ מבקש גישה למצלמה|״%@״ מבקש גישה למיקרופון
        hi|अनुमति दें|अनुमति न दें|एक बार अनुमति दें|ऐप उपयोग करते समय अनुमति दें|पूरे ऐक्सेस की अनुमति दें\
        |ऐक्सेस सीमित करें…|क्या “%@” को आपके स्थान का उपयोग करने दें?|“%@” आपको सूचनाएँ भेजना चाहता है\
        |“%@” आपके संपर्क ऐक्सेस करना चाहता है|“%@” आपके कैलेंडर का पूरा ऐक्सेस चाहता है\
        |“%@” आपके रिमाइंडर ऐक्सेस करना चाहता है|“%@” आपकी तस्वीरें ऐक्सेस करना चाहता है\
        |“%@” कैमरा ऐक्सेस करना चाहता है|“%@” माइक्रोफ़ोन ऐक्सेस करना चाहता है
        hr|Dozvoli|Nemoj dozvoliti|Dozvoli jednom|Dozvoli pri uporabi aplikacije|Dozvoli potpuni pristup\
        |Ograniči pristup…|Dozvoliti aplikaciji “%@” korištenje vaše lokacije?|“%@” vam želi slati obavijesti\
        |“%@” želi pristup vašim kontaktima|“%@” želi potpuni pristup vašem kalendaru\
        |“%@” želi pristup vašim podsjetnicima|“%@” želi pristup vašim fotografijama|“%@” želi pristup kameri\
        |“%@” želi pristup mikrofonu
        hu|Engedélyezés|Tiltás|Engedélyezés egyszer|Engedélyezés az app használatakor\
        |Teljes hozzáférés engedélyezése|Hozzáférés korlátozása…|Használhatja a(z) „%@” az Ön helyzetét?\
        |A(z) „%@” értesítéseket szeretne küldeni Önnek|A(z) „%@” hozzá szeretne férni a kontaktjaihoz\
        |A(z) „%@” teljes hozzáférést szeretne a naptárához|A(z) „%@” hozzá szeretne férni az emlékeztetőihez\
        |A(z) „%@” hozzá szeretne férni a fotóihoz|A(z) „%@” hozzá szeretne férni a kamerához\
        |A(z) „%@” hozzá szeretne férni a mikrofonhoz
        id|Izinkan|Jangan Izinkan|Izinkan Sekali|Izinkan Saat Menggunakan App|Izinkan Akses Penuh|Batasi Akses…\
        |Izinkan “%@” menggunakan lokasi Anda?|“%@” Ingin Mengirimkan Pemberitahuan kepada Anda\
        |“%@” Ingin Mengakses Kontak Anda|“%@” Ingin Akses Penuh ke Kalender Anda\
        |“%@” Ingin Mengakses Pengingat Anda|“%@” Ingin Mengakses Foto Anda|“%@” Ingin Mengakses Kamera\
        |“%@” Ingin Mengakses Mikrofon
        it|Consenti|Non consentire|Consenti una volta|Consenti mentre usi l’app|Consenti accesso completo\
        |Limita accesso…|Consentire a “%@” di usare la tua posizione?|“%@” desidera inviarti notifiche\
        |“%@” desidera accedere ai tuoi contatti|“%@” desidera accesso completo al tuo calendario\
        |“%@” desidera accedere ai tuoi promemoria|“%@” desidera accedere alle tue foto\
        |“%@” desidera accedere alla fotocamera|“%@” desidera accedere al microfono
        ja|許可|許可しない|1度だけ許可|アプリの使用中は許可|フルアクセスを許可|アクセスを制限…\
        |“%@”に位置情報の使用を許可しますか?|“%@”は通知を送信します。よろしいですか?\
        |“%@”が連絡先へのアクセスを求めています|“%@”がカレンダーへのフルアクセスを求めています\
        |“%@”がリマインダーへのアクセスを求めています|“%@”が写真へのアクセスを求めています\
        |“%@”がカメラへのアクセスを求めています|“%@”がマイクへのアクセスを求めています
        ko|허용|허용 안 함|한 번 허용|앱을 사용하는 동안 허용|전체 접근 허용|접근 제한…\
        |‘%@’이(가) 사용자의 위치를 사용하도록 허용하겠습니까?|‘%@’에서 알림을 보내고자 합니다\
        |‘%@’이(가) 연락처에 접근하려고 합니다|‘%@’이(가) 캘린더에 전체 접근하려고 합니다\
        |‘%@’이(가) 미리 알림에 접근하려고 합니다|‘%@’이(가) 사진에 접근하려고 합니다\
        |‘%@’이(가) 카메라에 접근하려고 합니다|‘%@’이(가) 마이크에 접근하려고 합니다
        ms|Benarkan|Jangan Benarkan|Benarkan Sekali|Benarkan Semasa Menggunakan App|Benarkan Akses Penuh\
        |Hadkan Akses…|Benarkan “%@” menggunakan lokasi anda?|“%@” Ingin Menghantar Pemberitahuan kepada Anda\
        |“%@” Ingin Mengakses Kenalan Anda|“%@” Ingin Akses Penuh ke Kalendar Anda\
        |“%@” Ingin Mengakses Peringatan Anda|“%@” Ingin Mengakses Foto Anda|“%@” Ingin Mengakses Kamera\
        |“%@” Ingin Mengakses Mikrofon
        nb|Tillat|Ikke tillat|Tillat én gang|Tillat når appen er i bruk|Tillat full tilgang|Begrens tilgang …\
        |Vil du gi «%@» lov til å bruke posisjonen din?|«%@» vil sende deg varslinger\
        |«%@» vil ha tilgang til kontaktene dine|«%@» vil ha full tilgang til kalenderen din\
        |«%@» vil ha tilgang til påminnelsene dine|«%@» vil ha tilgang til bildene dine\
        |«%@» vil ha tilgang til kameraet|«%@» vil ha tilgang til mikrofonen
        nl|Sta toe|Sta niet toe|Sta één keer toe|Sta toe bij gebruik van app|Sta volledige toegang toe\
        |Beperk toegang…|‘%@’ je locatie laten gebruiken?|‘%@’ wil je meldingen sturen\
        |‘%@’ wil toegang tot je contacten|‘%@’ wil volledige toegang tot je agenda\
        |‘%@’ wil toegang tot je herinneringen|‘%@’ wil toegang tot je foto’s|‘%@’ wil toegang tot de camera\
        |‘%@’ wil toegang tot de microfoon
        pl|Pozwól|Nie pozwalaj|Pozwól raz|Pozwól, gdy używam aplikacji|Pozwól na pełny dostęp|Ogranicz dostęp…\
        |Czy pozwolić aplikacji „%@” na używanie Twojego położenia?|Aplikacja „%@” chce wysyłać Ci powiadomienia\
        |Aplikacja „%@” prosi o dostęp do Twoich kontaktów\
        |Aplikacja „%@” prosi o pełny dostęp do Twojego kalendarza\
        |Aplikacja „%@” prosi o dostęp do Twoich przypomnień|Aplikacja „%@” prosi o dostęp do Twoich zdjęć\
        |Aplikacja „%@” prosi o dostęp do aparatu|Aplikacja „%@” prosi o dostęp do mikrofonu
        pt-BR|Permitir|Não Permitir|Permitir Uma Vez|Permitir Durante o Uso do App|Permitir Acesso Total\
        |Limitar Acesso…|Permitir que “%@” use a sua localização?|“%@” Deseja Enviar Notificações\
        |“%@” Deseja Acessar os Seus Contatos|“%@” Deseja Acesso Total ao Seu Calendário\
        |“%@” Deseja Acessar os Seus Lembretes|“%@” Deseja Acessar as Suas Fotos|“%@” Deseja Acessar a Câmera\
        |“%@” Deseja Acessar o Microfone
        pt-PT|Permitir|Não permitir|Permitir uma vez|Permitir ao usar a aplicação|Permitir acesso total\
        |Limitar acesso…|Permitir que “%@” utilize a sua localização?|“%@” pretende enviar-lhe notificações\
        |“%@” pretende aceder aos seus contactos|“%@” pretende acesso total ao seu calendário\
        |“%@” pretende aceder aos seus lembretes|“%@” pretende aceder às suas fotografias\
        |“%@” pretende aceder à câmara|“%@” pretende aceder ao microfone
        ro|Permite|Nu permite|Permite o dată|Permite în timpul utilizării|Permite accesul complet\
        |Limitează accesul…|Permiteți ca „%@” să utilizeze localizarea dvs.?|„%@” dorește să vă trimită notificări\
        |„%@” dorește să acceseze contactele dvs.|„%@” dorește acces complet la calendarul dvs.\
        |„%@” dorește să acceseze mementourile dvs.|„%@” dorește să acceseze pozele dvs.\
        |„%@” dorește să acceseze camera|„%@” dorește să acceseze microfonul
        ru|Разрешить|Не разрешать|Разрешить однократно|При использовании приложения|Разрешить полный доступ\
        |Ограничить доступ…|Разрешить приложению «%@» использовать Вашу геопозицию?\
        |Приложение «%@» хочет отправлять Вам уведомления|Приложение «%@» запрашивает доступ к Вашим контактам\
        |Приложение «%@» запрашивает полный доступ к Вашему календарю\
        |Приложение «%@» запрашивает доступ к Вашим напоминаниям|Приложение «%@» запрашивает доступ к Вашим фото\
        |Приложение «%@» запрашивает доступ к камере|Приложение «%@» запрашивает доступ к микрофону
        sk|Povoliť|Nepovoliť|Povoliť raz|Povoliť pri používaní apky|Povoliť úplný prístup|Obmedziť prístup…\
        |Povoliť apke „%@“ používať vašu polohu?|Apka „%@“ vám chce posielať hlásenia\
        |Apka „%@“ chce prístup k vašim kontaktom|Apka „%@“ chce úplný prístup k vášmu kalendáru\
        |Apka „%@“ chce prístup k vašim pripomienkam|Apka „%@“ chce prístup k vašim fotkám\
        |Apka „%@“ chce prístup ku kamere|Apka „%@“ chce prístup k mikrofónu
        sv|Tillåt|Tillåt inte|Tillåt en gång|Tillåt när appen används|Tillåt full åtkomst|Begränsa åtkomst…\
        |Vill du låta ”%@” använda din platsinfo?|”%@” vill skicka notiser till dig\
        |”%@” vill komma åt dina kontakter|”%@” vill ha full åtkomst till din kalender\
        |”%@” vill komma åt dina påminnelser|”%@” vill komma åt dina bilder|”%@” vill komma åt kameran\
        |”%@” vill komma åt mikrofonen
        th|อนุญาต|ไม่อนุญาต|อนุญาตหนึ่งครั้ง|อนุญาตขณะใช้แอป|อนุญาตให้เข้าถึงเต็มรูปแบบ|จำกัดการเข้าถึง…\
        |อนุญาตให้ “%@” ใช้ตำแหน่งที่ตั้งของคุณหรือไม่|“%@” ต้องการส่งการแจ้งเตือนถึงคุณ\
        |“%@” ต้องการเข้าถึงรายชื่อของคุณ|“%@” ต้องการเข้าถึงปฏิทินของคุณเต็มรูปแบบ\
        |“%@” ต้องการเข้าถึงเตือนความจำของคุณ|“%@” ต้องการเข้าถึงรูปภาพของคุณ|“%@” ต้องการเข้าถึงกล้อง\
        |“%@” ต้องการเข้าถึงไมโครโฟน
        tr|İzin Ver|İzin Verme|Bir Kez İzin Ver|Uygulamayı Kullanırken İzin Ver|Tam Erişime İzin Ver\
        |Erişimi Sınırla…|“%@” uygulamasının konumunuzu kullanmasına izin verilsin mi?\
        |“%@” Size Bildirim Göndermek İstiyor|“%@” Kişilerinize Erişmek İstiyor|“%@” Takviminize Tam Erişim İstiyor\
        |“%@” Anımsatıcılarınıza Erişmek İstiyor|“%@” Fotoğraflarınıza Erişmek İstiyor\
        |“%@” Kameraya Erişmek İstiyor|“%@” Mikrofona Erişmek İstiyor
        uk|Дозволити|Не дозволяти|Дозволити один раз|Дозволити під час використання|Дозволити повний доступ\
        |Обмежити доступ…|Дозволити програмі «%@» використовувати ваше місцезнаходження?\
        |Програма «%@» хоче надсилати вам сповіщення|Програма «%@» запитує доступ до ваших контактів\
        |Програма «%@» запитує повний доступ до вашого календаря|Програма «%@» запитує доступ до ваших нагадувань\
        |Програма «%@» запитує доступ до ваших фото|Програма «%@» запитує доступ до камери\
        |Програма «%@» запитує доступ до мікрофона
        vi|Cho phép|Không cho phép|Cho phép một lần|Cho phép khi dùng ứng dụng|Cho phép truy cập đầy đủ\
        |Giới hạn truy cập…|Cho phép “%@” sử dụng vị trí của bạn?|“%@” muốn gửi thông báo cho bạn\
        |“%@” muốn truy cập danh bạ của bạn|“%@” muốn truy cập đầy đủ vào lịch của bạn\
        |“%@” muốn truy cập lời nhắc của bạn|“%@” muốn truy cập ảnh của bạn|“%@” muốn truy cập camera\
        |“%@” muốn truy cập micrô
        zh-Hans|允许|不允许|允许一次|使用App时允许|允许完全访问|限制访问…|允许“%@”使用你的位置？|“%@”想给你发送通知\
        |“%@”想访问你的通讯录|“%@”想完全访问你的日历|“%@”想访问你的提醒事项|“%@”想访问你的照片图库|“%@”想访问相机\
        |“%@”想访问麦克风
        zh-Hant|允許|不允許|允許一次|使用App期間允許|允許完整取用|限制取用…|要允許「%@」使用您的位置嗎？\
        |「%@」想要傳送通知給您|「%@」想要取用您的聯絡人|「%@」想要完整取用您的行事曆|「%@」想要取用您的提醒事項\
        |「%@」想要取用您的照片圖庫|「%@」想要取用相機|「%@」想要取用麥克風
        """)
}
