// SPDX-License-Identifier: MIT

extension SystemWords {
    /// Of what is done with selected text, and of what is shared. `%@` stands for the name of a format, or a number.
    static let selection = SystemWords(
        [
            "Search Web", "Replace…", "Share…", "No Replacements Found", "No content found", "Dictionary",
            "Translation", "Copy Translation", "Replace with Translation", "Format", "Bold", "Italic", "Underline",
            "Plain Text", "Rich Text", "Folder", "%@ Image", "%@ Document", "%@ Movie", "%@ Audio", "%@ Items",
            "%@ Images",
        ],
        """
        ar|بحث في الويب|استبدال…|مشاركة…|لا توجد بدائل|لا يوجد محتوى|القاموس|الترجمة|نسخ الترجمة|استبدال بالترجمة\
        |التنسيق|عريض|مائل|تسطير|نص عادي|نص منسق|مجلد|صورة %@|مستند %@|فيلم %@|صوت %@|%@ من العناصر|%@ من الصور
        ca|Cerca al web|Reemplaça…|Comparteix…|No s’han trobat substitucions|No s’ha trobat cap contingut|Diccionari\
        |Traducció|Copia la traducció|Reemplaça per la traducció|Format|Negreta|Cursiva|Subratllat|Text sense format\
        |Text amb format|Carpeta|Imatge %@|Document %@|Vídeo %@|Àudio %@|%@ elements|%@ imatges
        cs|Hledat na webu|Nahradit…|Sdílet…|Nenalezeny žádné náhrady|Nenalezen žádný obsah|Slovník|Překlad\
        |Kopírovat překlad|Nahradit překladem|Formát|Tučné|Kurzíva|Podtržené|Prostý text|Formátovaný text|Složka\
        |Obrázek %@|Dokument %@|Film %@|Zvuk %@|Počet položek: %@|Počet obrázků: %@
        da|Søg på internettet|Erstat…|Del…|Ingen erstatninger fundet|Intet indhold fundet|Ordbog|Oversættelse\
        |Kopier oversættelse|Erstat med oversættelse|Format|Fed|Kursiv|Understreget|Almindelig tekst|Formateret tekst\
        |Mappe|%@-billede|%@-dokument|%@-film|%@-lyd|%@ emner|%@ billeder
        de|Im Web suchen|Ersetzen …|Teilen …|Keine Ersetzungen gefunden|Kein Inhalt gefunden|Lexikon|Übersetzung\
        |Übersetzung kopieren|Durch Übersetzung ersetzen|Format|Fett|Kursiv|Unterstrichen|Reiner Text\
        |Formatierter Text|Ordner|%@-Bild|%@-Dokument|%@-Film|%@-Audio|%@ Objekte|%@ Bilder
        el|Αναζήτηση στον ιστό|Αντικατάσταση…|Κοινή χρήση…|Δεν βρέθηκαν αντικαταστάσεις|Δεν βρέθηκε περιεχόμενο\
        |Λεξικό|Μετάφραση|Αντιγραφή μετάφρασης|Αντικατάσταση με μετάφραση|Μορφή|Έντονα|Πλάγια|Υπογράμμιση\
        |Απλό κείμενο|Εμπλουτισμένο κείμενο|Φάκελος|Εικόνα %@|Έγγραφο %@|Ταινία %@|Ήχος %@|%@ στοιχεία|%@ εικόνες
        es|Buscar en la web|Reemplazar…|Compartir…|No se han encontrado sustituciones|No se ha encontrado contenido\
        |Diccionario|Traducción|Copiar traducción|Reemplazar por traducción|Formato|Negrita|Cursiva|Subrayado\
        |Texto sin formato|Texto enriquecido|Carpeta|Imagen %@|Documento %@|Vídeo %@|Audio %@|%@ ítems|%@ imágenes
        es-419|Buscar en Internet|Reemplazar…|Compartir…|No se encontraron reemplazos|No se encontró contenido\
        |Diccionario|Traducción|Copiar traducción|Reemplazar con traducción|Formato|Negrita|Cursiva|Subrayado\
        |Texto sin formato|Texto enriquecido|Carpeta|Imagen %@|Documento %@|Video %@|Audio %@|%@ elementos\
        |%@ imágenes
        fi|Hae verkosta|Korvaa…|Jaa…|Korvaavia sanoja ei löytynyt|Sisältöä ei löytynyt|Sanakirja|Käännös\
        |Kopioi käännös|Korvaa käännöksellä|Muotoilu|Lihavointi|Kursivointi|Alleviivaus|Pelkkä teksti\
        |Muotoiltu teksti|Kansio|%@-kuva|%@-dokumentti|%@-video|%@-ääni|%@ kohdetta|%@ kuvaa
        fr|Rechercher sur le Web|Remplacer…|Partager…|Aucun remplacement trouvé|Aucun contenu trouvé|Dictionnaire\
        |Traduction|Copier la traduction|Remplacer par la traduction|Format|Gras|Italique|Souligné|Texte brut\
        |Texte enrichi|Dossier|Image %@|Document %@|Vidéo %@|Audio %@|%@ éléments|%@ images
        he|חיפוש באינטרנט|החלפה…|שיתוף…|לא נמצאו תחליפים|לא נמצא תוכן|מילון|תרגום|העתקת התרגום|החלפה בתרגום|עיצוב\
        |מודגש|נטוי|קו תחתון|מלל רגיל|מלל מעוצב|תיקייה|תמונת %@|מסמך %@|סרט %@|שמע %@|%@ פריטים|%@ תמונות
        hi|वेब पर खोजें|बदलें…|शेयर करें…|कोई विकल्प नहीं मिला|कोई कॉन्टेंट नहीं मिला|शब्दकोश|अनुवाद|अनुवाद कॉपी करें\
        |अनुवाद से बदलें|फ़ॉर्मैट|बोल्ड|इटैलिक|अंडरलाइन|सादा टेक्स्ट|रिच टेक्स्ट|फ़ोल्डर|%@ इमेज|%@ दस्तावेज़|%@ मूवी\
        |%@ ऑडियो|%@ आइटम|%@ इमेज
        hr|Pretraži web|Zamijeni…|Podijeli…|Nema pronađenih zamjena|Nema pronađenog sadržaja|Rječnik|Prijevod\
        |Kopiraj prijevod|Zamijeni prijevodom|Format|Podebljano|Kurziv|Podcrtano|Čisti tekst|Obogaćeni tekst|Mapa\
        |%@ slika|%@ dokument|%@ film|%@ audio|Broj stavki: %@|Broj slika: %@
        hu|Keresés a weben|Csere…|Megosztás…|Nincs találat a cserére|Nem található tartalom|Szótár|Fordítás\
        |Fordítás másolása|Csere fordításra|Formátum|Félkövér|Dőlt|Aláhúzott|Egyszerű szöveg|Formázott szöveg|Mappa\
        |%@-kép|%@-dokumentum|%@-film|%@-hang|%@ elem|%@ kép
        id|Cari di Web|Ganti…|Bagikan…|Tidak Ada Pengganti|Tidak ada konten|Kamus|Terjemahan|Salin Terjemahan\
        |Ganti dengan Terjemahan|Format|Tebal|Miring|Garis Bawah|Teks Biasa|Teks Kaya|Folder|Gambar %@|Dokumen %@\
        |Film %@|Audio %@|%@ Item|%@ Gambar
        it|Cerca sul web|Sostituisci…|Condividi…|Nessuna sostituzione trovata|Nessun contenuto trovato|Dizionario\
        |Traduzione|Copia traduzione|Sostituisci con traduzione|Formato|Grassetto|Corsivo|Sottolineato|Testo semplice\
        |Testo formattato|Cartella|Immagine %@|Documento %@|Filmato %@|Audio %@|%@ elementi|%@ immagini
        ja|Webを検索|置き換え…|共有…|置き換え候補がありません|コンテンツが見つかりません|辞書|翻訳|翻訳をコピー|翻訳と置き換える|フォーマット|ボールド|イタリック|下線|標準テキスト|リッチテキスト|フォルダ\
        |%@イメージ|%@書類|%@ムービー|%@オーディオ|%@項目|%@枚の画像
        ko|웹 검색|대치…|공유…|대치할 항목 없음|콘텐츠를 찾을 수 없음|사전|번역|번역 복사|번역으로 대치|포맷|볼드체|이탤릭체|밑줄|일반 텍스트|서식 있는 텍스트|폴더|%@ 이미지|%@ 문서\
        |%@ 동영상|%@ 오디오|%@개의 항목|%@개의 이미지
        ms|Cari di Web|Ganti…|Kongsi…|Tiada Gantian Ditemui|Tiada kandungan ditemui|Kamus|Terjemahan|Salin Terjemahan\
        |Ganti dengan Terjemahan|Format|Tebal|Italik|Garis Bawah|Teks Biasa|Teks Kaya|Folder|Imej %@|Dokumen %@\
        |Filem %@|Audio %@|%@ Item|%@ Imej
        nb|Søk på nettet|Erstatt…|Del…|Ingen erstatninger funnet|Fant ikke noe innhold|Ordbok|Oversettelse\
        |Kopier oversettelse|Erstatt med oversettelse|Format|Halvfet|Kursiv|Understreking|Ren tekst|Formatert tekst\
        |Mappe|%@-bilde|%@-dokument|%@-film|%@-lyd|%@ objekter|%@ bilder
        nl|Zoek op internet|Vervang…|Deel…|Geen vervangingen gevonden|Geen inhoud gevonden|Woordenboek|Vertaling\
        |Kopieer vertaling|Vervang door vertaling|Opmaak|Vet|Cursief|Onderstreept|Platte tekst|Opgemaakte tekst|Map\
        |%@-afbeelding|%@-document|%@-film|%@-audio|%@ onderdelen|%@ afbeeldingen
        pl|Szukaj w Internecie|Zastąp…|Udostępnij…|Nie znaleziono zamienników|Nie znaleziono treści|Słownik\
        |Tłumaczenie|Kopiuj tłumaczenie|Zastąp tłumaczeniem|Format|Pogrubienie|Kursywa|Podkreślenie|Zwykły tekst\
        |Tekst sformatowany|Folder|Obrazek %@|Dokument %@|Film %@|Dźwięk %@|Liczba rzeczy: %@|Liczba obrazków: %@
        pt-BR|Buscar na Web|Substituir…|Compartilhar…|Nenhuma Substituição Encontrada|Nenhum conteúdo encontrado\
        |Dicionário|Tradução|Copiar Tradução|Substituir pela Tradução|Formato|Negrito|Itálico|Sublinhado\
        |Texto Simples|Texto Formatado|Pasta|Imagem %@|Documento %@|Filme %@|Áudio %@|%@ Itens|%@ Imagens
        pt-PT|Procurar na web|Substituir…|Partilhar…|Nenhuma substituição encontrada|Nenhum conteúdo encontrado\
        |Dicionário|Tradução|Copiar tradução|Substituir pela tradução|Formato|Negrito|Itálico|Sublinhado\
        |Texto simples|Texto formatado|Pasta|Imagem %@|Documento %@|Filme %@|Áudio %@|%@ elementos|%@ imagens
        ro|Caută pe web|Înlocuiește…|Partajează…|Nu s-a găsit nicio înlocuire|Nu s-a găsit conținut|Dicționar\
        |Traducere|Copiază traducerea|Înlocuiește cu traducerea|Format|Aldin|Cursiv|Subliniat|Text simplu\
        |Text îmbogățit|Dosar|Imagine %@|Document %@|Film %@|Audio %@|%@ articole|%@ imagini
        ru|Найти в интернете|Заменить…|Поделиться…|Замены не найдены|Контент не найден|Словарь|Перевод\
        |Скопировать перевод|Заменить переводом|Формат|Жирный|Курсив|Подчеркнутый|Простой текст|Форматированный текст\
        |Папка|Изображение %@|Документ %@|Фильм %@|Аудио %@|Объектов: %@|Изображений: %@
        sk|Hľadať na webe|Nahradiť…|Zdieľať…|Nenašli sa žiadne náhrady|Nenašiel sa žiadny obsah|Slovník|Preklad\
        |Kopírovať preklad|Nahradiť prekladom|Formát|Tučné|Kurzíva|Podčiarknuté|Obyčajný text|Formátovaný text\
        |Priečinok|Obrázok %@|Dokument %@|Film %@|Audio %@|Počet položiek: %@|Počet obrázkov: %@
        sv|Sök på webben|Ersätt…|Dela…|Inga ersättningar hittades|Inget innehåll hittades|Ordbok|Översättning\
        |Kopiera översättning|Ersätt med översättning|Format|Fet|Kursiv|Understruken|Oformaterad text|Formaterad text\
        |Mapp|%@-bild|%@-dokument|%@-film|%@-ljud|%@ objekt|%@ bilder
        th|ค้นหาเว็บ|แทนที่…|แชร์…|ไม่พบคำแทนที่|ไม่พบเนื้อหา|พจนานุกรม|คำแปล|คัดลอกคำแปล|แทนที่ด้วยคำแปล|รูปแบบ\
        |ตัวหนา|ตัวเอียง|ขีดเส้นใต้|ข้อความธรรมดา|ข้อความแบบริชเท็กซ์|โฟลเดอร์|ภาพ %@|เอกสาร %@|ภาพยนตร์ %@|เสียง %@\
        |%@ รายการ|%@ ภาพ
        tr|Web’de Ara|Değiştir…|Paylaş…|Değişiklik Bulunamadı|İçerik bulunamadı|Sözlük|Çeviri|Çeviriyi Kopyala\
        |Çeviri ile Değiştir|Biçim|Kalın|İtalik|Altı Çizili|Düz Metin|Zengin Metin|Klasör|%@ Görüntüsü|%@ Belgesi\
        |%@ Filmi|%@ Sesi|%@ Öğe|%@ Görüntü
        uk|Шукати в інтернеті|Замінити…|Поширити…|Заміни не знайдено|Вміст не знайдено|Словник|Переклад\
        |Скопіювати переклад|Замінити перекладом|Формат|Жирний|Курсив|Підкреслений|Простий текст|Форматований текст\
        |Папка|Зображення %@|Документ %@|Фільм %@|Аудіо %@|Елементів: %@|Зображень: %@
        vi|Tìm kiếm trên web|Thay thế…|Chia sẻ…|Không tìm thấy từ thay thế|Không tìm thấy nội dung|Từ điển|Bản dịch\
        |Sao chép bản dịch|Thay thế bằng bản dịch|Định dạng|Đậm|Nghiêng|Gạch chân|Văn bản thuần túy\
        |Văn bản đa dạng thức|Thư mục|Hình ảnh %@|Tài liệu %@|Phim %@|Âm thanh %@|%@ mục|%@ hình ảnh
        zh-Hans|搜索网页|替换…|共享…|未找到替换内容|未找到内容|词典|翻译|拷贝翻译|替换为翻译|格式|粗体|斜体|下划线|纯文本|多信息文本|文件夹|%@ 图像|%@ 文稿|%@ 影片|%@ 音频|%@ 项\
        |%@ 张图像
        zh-Hant|搜尋網頁|取代…|分享…|找不到取代項目|找不到內容|辭典|翻譯|拷貝翻譯|以翻譯取代|格式|粗體|斜體|底線|純文字|多格式文字|檔案夾|%@ 影像|%@ 文件|%@ 影片|%@ 音訊|%@ 個項目\
        |%@ 張影像
        """)
}
