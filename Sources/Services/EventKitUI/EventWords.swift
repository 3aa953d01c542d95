// SPDX-License-Identifier: MIT

/// What the screens of events say, in the app's language.
enum EventWords {
    static func text(_ english: String) -> String { SystemStrings.text(english, of: words) }

    // Written for this project, as all tables of the system's words.
    private static let words = SystemWords(
        [
            "New Event", "Edit Event", "Title", "Location", "All-day", "Starts", "Ends", "Repeat", "Never",
            "Calendar", "Alert", "None", "Notes", "Delete Event", "Every Day", "Every Week", "Every 2 Weeks",
            "Every Month", "Every Year", "At time of event",
        ],
        """
        ar|حدث جديد|تعديل الحدث|العنوان|الموقع|طوال اليوم|يبدأ|ينتهي|التكرار|أبدًا|التقويم|التنبيه|لا شيء|ملاحظات\
        |حذف الحدث|كل يوم|كل أسبوع|كل أسبوعين|كل شهر|كل سنة|وقت الحدث
        ca|Nou esdeveniment|Edita l’esdeveniment|Títol|Ubicació|Tot el dia|Inici|Final|Repeteix|Mai|Calendari|Avís\
        |Cap|Notes|Elimina l’esdeveniment|Cada dia|Cada setmana|Cada 2 setmanes|Cada mes|Cada any\
        |A l’hora de l’esdeveniment
        cs|Nová událost|Upravit událost|Název|Místo|Celý den|Začátek|Konec|Opakovat|Nikdy|Kalendář|Upozornění|Žádné\
        |Poznámky|Smazat událost|Každý den|Každý týden|Každé 2 týdny|Každý měsíc|Každý rok|V čase události
        da|Ny begivenhed|Rediger begivenhed|Titel|Lokalitet|Hele dagen|Starter|Slutter|Gentag|Aldrig|Kalender\
        |Påmindelse|Ingen|Noter|Slet begivenhed|Hver dag|Hver uge|Hver 2. uge|Hver måned|Hvert år\
        |Ved begivenhedens start
        de|Neues Ereignis|Ereignis bearbeiten|Titel|Ort|Ganztägig|Beginn|Ende|Wiederholen|Nie|Kalender|Hinweis|Ohne\
        |Notizen|Ereignis löschen|Jeden Tag|Jede Woche|Alle 2 Wochen|Jeden Monat|Jedes Jahr\
        |Zum Zeitpunkt des Ereignisses
        el|Νέο γεγονός|Επεξεργασία γεγονότος|Τίτλος|Τοποθεσία|Ολοήμερο|Έναρξη|Λήξη|Επανάληψη|Ποτέ|Ημερολόγιο\
        |Ειδοποίηση|Καμία|Σημειώσεις|Διαγραφή γεγονότος|Κάθε μέρα|Κάθε εβδομάδα|Κάθε 2 εβδομάδες|Κάθε μήνα\
        |Κάθε έτος|Την ώρα του γεγονότος
        es|Nuevo evento|Editar evento|Título|Ubicación|Todo el día|Empieza|Termina|Repetir|Nunca|Calendario|Aviso\
        |Ninguno|Notas|Eliminar evento|Cada día|Cada semana|Cada 2 semanas|Cada mes|Cada año|A la hora del evento
        es-419|Nuevo evento|Editar evento|Título|Ubicación|Todo el día|Inicia|Termina|Repetir|Nunca|Calendario\
        |Alerta|Ninguna|Notas|Eliminar evento|Todos los días|Todas las semanas|Cada 2 semanas|Todos los meses\
        |Todos los años|A la hora del evento
        fi|Uusi tapahtuma|Muokkaa tapahtumaa|Otsikko|Sijainti|Koko päivä|Alkaa|Päättyy|Toistuu|Ei koskaan|Kalenteri\
        |Muistutus|Ei mitään|Muistiinpanot|Poista tapahtuma|Joka päivä|Joka viikko|Joka 2. viikko|Joka kuukausi\
        |Joka vuosi|Tapahtuman alkaessa
        fr|Nouvel évènement|Modifier l’évènement|Titre|Lieu|Journée entière|Début|Fin|Récurrence|Jamais|Calendrier\
        |Alerte|Aucune|Notes|Supprimer l’évènement|Tous les jours|Toutes les semaines|Toutes les 2 semaines\
        |Tous les mois|Tous les ans|À l’heure de l’évènement
        he|אירוע חדש|עריכת אירוע|כותרת|מיקום|כל היום|התחלה|סיום|חזרה|אף פעם|לוח שנה|התראה|ללא|הערות|מחיקת אירוע\
        |כל יום|כל שבוע|כל שבועיים|כל חודש|כל שנה|בזמן האירוע
        hi|नया इवेंट|इवेंट संपादित करें|शीर्षक|स्थान|पूरे दिन|आरंभ|समाप्त|दोहराएँ|कभी नहीं|कैलेंडर|अलर्ट|कोई नहीं\
        |नोट्स|इवेंट डिलीट करें|हर दिन|हर सप्ताह|हर 2 सप्ताह|हर महीने|हर वर्ष|इवेंट के समय
        hr|Novi događaj|Uredi događaj|Naslov|Lokacija|Cijeli dan|Početak|Kraj|Ponovi|Nikad|Kalendar|Upozorenje\
        |Ništa|Bilješke|Obriši događaj|Svaki dan|Svaki tjedan|Svaka 2 tjedna|Svaki mjesec|Svake godine\
        |U vrijeme događaja
        hu|Új esemény|Esemény szerkesztése|Cím|Hely|Egész napos|Kezdés|Befejezés|Ismétlés|Soha|Naptár\
        |Figyelmeztetés|Nincs|Jegyzetek|Esemény törlése|Minden nap|Minden héten|Kéthetente|Minden hónapban\
        |Minden évben|Az esemény időpontjában
        id|Acara Baru|Edit Acara|Judul|Lokasi|Sepanjang hari|Mulai|Selesai|Ulangi|Jangan Pernah|Kalender|Peringatan\
        |Tidak Ada|Catatan|Hapus Acara|Setiap Hari|Setiap Minggu|Setiap 2 Minggu|Setiap Bulan|Setiap Tahun\
        |Pada waktu acara
        it|Nuovo evento|Modifica evento|Titolo|Posizione|Tutto il giorno|Inizio|Fine|Ripeti|Mai|Calendario|Avviso\
        |Nessuno|Note|Elimina evento|Ogni giorno|Ogni settimana|Ogni 2 settimane|Ogni mese|Ogni anno\
        |All’ora dell’evento
        ja|新規イベント|イベントを編集|タイトル|場所|終日|開始|終了|繰り返し|しない|カレンダー|通知|なし|メモ\
        |イベントを削除|毎日|毎週|隔週|毎月|毎年|予定の時刻
        ko|새로운 이벤트|이벤트 편집|제목|위치|하루 종일|시작|종료|반복|안 함|캘린더|알림|없음|메모|이벤트 삭제\
        |매일|매주|2주마다|매월|매년|이벤트 시간
        ms|Acara Baharu|Edit Acara|Tajuk|Lokasi|Sepanjang hari|Mula|Tamat|Ulang|Tidak Sekali-kali|Kalendar|Makluman\
        |Tiada|Nota|Padam Acara|Setiap Hari|Setiap Minggu|Setiap 2 Minggu|Setiap Bulan|Setiap Tahun|Pada masa acara
        nb|Ny hendelse|Rediger hendelse|Tittel|Sted|Hele dagen|Starter|Slutter|Gjenta|Aldri|Kalender|Varsel|Ingen\
        |Notater|Slett hendelse|Hver dag|Hver uke|Annenhver uke|Hver måned|Hvert år|Når hendelsen starter
        nl|Nieuwe activiteit|Wijzig activiteit|Titel|Locatie|Hele dag|Begin|Einde|Herhaal|Nooit|Agenda|Melding|Geen\
        |Notities|Verwijder activiteit|Elke dag|Elke week|Om de 2 weken|Elke maand|Elk jaar\
        |Op tijdstip van activiteit
        pl|Nowe wydarzenie|Edycja wydarzenia|Tytuł|Miejsce|Cały dzień|Początek|Koniec|Powtarzanie|Nigdy|Kalendarz\
        |Alert|Brak|Notatki|Usuń wydarzenie|Codziennie|Co tydzień|Co 2 tygodnie|Co miesiąc|Co rok\
        |O czasie wydarzenia
        pt-BR|Novo Evento|Editar Evento|Título|Local|Dia Inteiro|Início|Término|Repetir|Nunca|Calendário|Alerta\
        |Nenhum|Notas|Apagar Evento|Todo Dia|Toda Semana|A Cada 2 Semanas|Todo Mês|Todo Ano|Na hora do evento
        pt-PT|Novo evento|Editar evento|Título|Local|Dia inteiro|Início|Fim|Repetir|Nunca|Calendário|Alerta|Nenhum\
        |Notas|Apagar evento|Todos os dias|Todas as semanas|A cada 2 semanas|Todos os meses|Todos os anos\
        |À hora do evento
        ro|Eveniment nou|Editează evenimentul|Titlu|Loc|Toată ziua|Începe|Se termină|Repetare|Niciodată|Calendar\
        |Alertă|Fără|Notițe|Șterge evenimentul|Zilnic|Săptămânal|La fiecare 2 săptămâni|Lunar|Anual\
        |La ora evenimentului
        ru|Новое событие|Изменить событие|Название|Место|Весь день|Начало|Конец|Повтор|Никогда|Календарь\
        |Напоминание|Нет|Заметки|Удалить событие|Каждый день|Каждую неделю|Каждые 2 недели|Каждый месяц|Каждый год\
        |Во время события
        sk|Nová udalosť|Upraviť udalosť|Názov|Miesto|Celý deň|Začiatok|Koniec|Opakovať|Nikdy|Kalendár|Upozornenie\
        |Žiadne|Poznámky|Vymazať udalosť|Každý deň|Každý týždeň|Každé 2 týždne|Každý mesiac|Každý rok\
        |V čase udalosti
        sv|Ny händelse|Redigera händelse|Titel|Plats|Heldag|Börjar|Slutar|Upprepa|Aldrig|Kalender|Påminnelse|Ingen\
        |Anteckningar|Radera händelse|Varje dag|Varje vecka|Varannan vecka|Varje månad|Varje år\
        |När händelsen börjar
        th|กิจกรรมใหม่|แก้ไขกิจกรรม|ชื่อ|ตำแหน่งที่ตั้ง|ตลอดวัน|เริ่ม|สิ้นสุด|ทำซ้ำ|ไม่มีวัน|ปฏิทิน|การเตือน|ไม่มี\
        |โน้ต|ลบกิจกรรม|ทุกวัน|ทุกสัปดาห์|ทุก 2 สัปดาห์|ทุกเดือน|ทุกปี|เมื่อถึงเวลากิจกรรม
        tr|Yeni Etkinlik|Etkinliği Düzenle|Başlık|Konum|Tüm Gün|Başlangıç|Bitiş|Yinele|Asla|Takvim|Uyarı|Yok|Notlar\
        |Etkinliği Sil|Her Gün|Her Hafta|2 Haftada Bir|Her Ay|Her Yıl|Etkinlik zamanında
        uk|Нова подія|Редагувати подію|Назва|Місце|Весь день|Початок|Кінець|Повтор|Ніколи|Календар|Нагадування\
        |Немає|Нотатки|Видалити подію|Щодня|Щотижня|Кожні 2 тижні|Щомісяця|Щороку|Під час події
        vi|Sự kiện mới|Sửa sự kiện|Tiêu đề|Vị trí|Cả ngày|Bắt đầu|Kết thúc|Lặp lại|Không bao giờ|Lịch|Cảnh báo\
        |Không có|Ghi chú|Xóa sự kiện|Hàng ngày|Hàng tuần|2 tuần một lần|Hàng tháng|Hàng năm\
        |Vào lúc sự kiện diễn ra
        zh-Hans|新建日程|编辑日程|标题|位置|全天|开始|结束|重复|永不|日历|提醒|无|备注|删除日程|每天|每周|每两周\
        |每月|每年|日程开始时
        zh-Hant|新增行程|編輯行程|標題|位置|整日|開始|結束|重複|永不|行事曆|提示|無|備忘錄|刪除行程|每天|每週\
        |每兩週|每月|每年|行程開始時
        """)
}
