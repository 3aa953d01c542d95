// SPDX-License-Identifier: MIT

extension SystemWords {
    /// Of the sheets for sharing, printing, files, photos, colors and fonts.
    static let sheets = SystemWords(
        [
            "Messages", "Mail", "Save Image", "Add to Reading List", "Assign to Contact", "Print", "Save to Files",
            "Print Options", "Printer", "Range", "Paper Size", "Double-sided", "Copies", "Colors", "Grid",
            "Spectrum", "Sliders", "Opacity", "Choose Font", "Open", "Folder is Empty", "No Results", "Photos",
            "Albums",
        ],
        """
        ar|الرسائل|البريد|حفظ الصورة|إضافة إلى قائمة القراءة|تعيين إلى جهة اتصال|طباعة|حفظ في الملفات\
        |خيارات الطباعة|الطابعة|النطاق|حجم الورق|على الوجهين|النسخ|الألوان|شبكة|طيف|أشرطة تمرير|التعتيم|اختيار خط\
        |فتح|المجلد فارغ|لا توجد نتائج|الصور|الألبومات
        ca|Missatges|Correu|Desa la imatge|Afegeix a la llista de lectura|Assigna al contacte|Imprimeix\
        |Desa a Fitxers|Opcions d’impressió|Impressora|Interval|Mida del paper|A doble cara|Còpies|Colors\
        |Quadrícula|Espectre|Reguladors|Opacitat|Tria un tipus de lletra|Obre|La carpeta és buida|Sense resultats\
        |Fotos|Àlbums
        cs|Zprávy|Mail|Uložit obrázek|Přidat na seznam četby|Přiřadit kontaktu|Tisk|Uložit do Souborů|Volby tisku\
        |Tiskárna|Rozsah|Formát papíru|Oboustranně|Kopie|Barvy|Mřížka|Spektrum|Jezdce|Krytí|Vybrat písmo|Otevřít\
        |Složka je prázdná|Žádné výsledky|Fotky|Alba
        da|Beskeder|Mail|Arkiver billede|Føj til læselisten|Tildel til kontakt|Udskriv|Arkiver i Arkiver\
        |Udskriftsindstillinger|Printer|Område|Papirstørrelse|Dobbeltsidet|Kopier|Farver|Gitter|Spektrum|Mærker\
        |Opacitet|Vælg skrift|Åbn|Mappen er tom|Ingen resultater|Fotos|Album
        de|Nachrichten|Mail|Bild sichern|Zur Leseliste hinzufügen|Zu Kontakt hinzufügen|Drucken|In Dateien sichern\
        |Druckoptionen|Drucker|Bereich|Papierformat|Doppelseitig|Kopien|Farben|Raster|Spektrum|Regler|Deckkraft\
        |Schrift auswählen|Öffnen|Ordner ist leer|Keine Ergebnisse|Fotos|Alben
        el|Μηνύματα|Mail|Αποθήκευση εικόνας|Προσθήκη στη Λίστα ανάγνωσης|Αντιστοίχιση σε επαφή|Εκτύπωση\
        |Αποθήκευση στα Αρχεία|Επιλογές εκτύπωσης|Εκτυπωτής|Εύρος|Μέγεθος χαρτιού|Διπλής όψης|Αντίτυπα|Χρώματα\
        |Πλέγμα|Φάσμα|Ρυθμιστικά|Αδιαφάνεια|Επιλογή γραμματοσειράς|Άνοιγμα|Ο φάκελος είναι κενός|Κανένα αποτέλεσμα\
        |Φωτογραφίες|Άλμπουμ
        es|Mensajes|Mail|Guardar imagen|Añadir a la lista de lectura|Asignar a un contacto|Imprimir\
        |Guardar en Archivos|Opciones de impresión|Impresora|Intervalo|Tamaño de papel|Doble cara|Copias|Colores\
        |Cuadrícula|Espectro|Reguladores|Opacidad|Seleccionar tipo de letra|Abrir|La carpeta está vacía\
        |No hay resultados|Fotos|Álbumes
        es-419|Mensajes|Mail|Guardar imagen|Agregar a la lista de lectura|Asignar a contacto|Imprimir\
        |Guardar en Archivos|Opciones de impresión|Impresora|Rango|Tamaño de papel|Doble cara|Copias|Colores\
        |Cuadrícula|Espectro|Reguladores|Opacidad|Elegir tipo de letra|Abrir|La carpeta está vacía|Sin resultados\
        |Fotos|Álbumes
        fi|Viestit|Mail|Tallenna kuva|Lisää lukulistalle|Liitä yhteystietoon|Tulosta|Tallenna Tiedostoihin\
        |Tulostusvalinnat|Tulostin|Alue|Paperikoko|Kaksipuolinen|Kopiot|Värit|Ruudukko|Spektri|Säätimet|Peittävyys\
        |Valitse fontti|Avaa|Kansio on tyhjä|Ei tuloksia|Kuvat|Albumit
        fr|Messages|Mail|Enregistrer l’image|Ajouter à la liste de lecture|Attribuer à un contact|Imprimer\
        |Enregistrer dans Fichiers|Options d’impression|Imprimante|Intervalle|Format de papier|Recto verso|Copies\
        |Couleurs|Grille|Spectre|Curseurs|Opacité|Choisir une police|Ouvrir|Le dossier est vide|Aucun résultat\
        |Photos|Albums
        he|הודעות|דואר|שמירת תמונה|הוספה לרשימת הקריאה|שיוך לאיש קשר|הדפסה|שמירה בקבצים|אפשרויות הדפסה|מדפסת|טווח\
        |גודל נייר|דו-צדדי|עותקים|צבעים|רשת|ספקטרום|מחוונים|אטימות|בחירת גופן|פתיחה|התיקייה ריקה|אין תוצאות|תמונות\
        |אלבומים
        hi|संदेश|मेल|इमेज सहेजें|पठन सूची में जोड़ें|संपर्क को असाइन करें|प्रिंट करें|फ़ाइलों में सहेजें\
        |प्रिंट विकल्प|प्रिंटर|रेंज|काग़ज़ का आकार|दोनों तरफ़|प्रतियाँ|रंग|ग्रिड|स्पेक्ट्रम|स्लाइडर|अपारदर्शिता\
        |फ़ॉन्ट चुनें|खोलें|फ़ोल्डर ख़ाली है|कोई परिणाम नहीं|तस्वीरें|ऐल्बम
        hr|Poruke|Mail|Spremi sliku|Dodaj na popis za čitanje|Dodijeli kontaktu|Ispis|Spremi u Datoteke\
        |Opcije ispisa|Pisač|Raspon|Veličina papira|Dvostrano|Kopije|Boje|Rešetka|Spektar|Klizači|Neprozirnost\
        |Odaberi font|Otvori|Mapa je prazna|Nema rezultata|Fotografije|Albumi
        hu|Üzenetek|Mail|Kép mentése|Hozzáadás az olvasási listához|Hozzárendelés kontakthoz|Nyomtatás\
        |Mentés a Fájlokba|Nyomtatási beállítások|Nyomtató|Tartomány|Papírméret|Kétoldalas|Másolatok|Színek|Rács\
        |Színkép|Csúszkák|Átlátszatlanság|Betűtípus kiválasztása|Megnyitás|A mappa üres|Nincs találat|Fotók|Albumok
        id|Pesan|Mail|Simpan Gambar|Tambahkan ke Daftar Bacaan|Tetapkan ke Kontak|Cetak|Simpan ke File\
        |Pilihan Cetak|Printer|Rentang|Ukuran Kertas|Dua Sisi|Salinan|Warna|Kisi|Spektrum|Penggeser|Opasitas\
        |Pilih Font|Buka|Folder Kosong|Tidak Ada Hasil|Foto|Album
        it|Messaggi|Mail|Salva immagine|Aggiungi all’elenco di lettura|Assegna al contatto|Stampa|Salva su File\
        |Opzioni di stampa|Stampante|Intervallo|Dimensioni pagina|Fronte-retro|Copie|Colori|Griglia|Spettro|Cursori\
        |Opacità|Scegli font|Apri|La cartella è vuota|Nessun risultato|Foto|Album
        ja|メッセージ|メール|画像を保存|リーディングリストに追加|連絡先に割り当てる|プリント|“ファイル”に保存\
        |プリントオプション|プリンタ|範囲|用紙サイズ|両面|部数|カラー|グリッド|スペクトラム|スライダ|不透明度\
        |フォントを選択|開く|フォルダは空です|結果なし|写真|アルバム
        ko|메시지|메일|이미지 저장|읽기 목록에 추가|연락처에 지정|프린트|파일에 저장|프린트 옵션|프린터|범위\
        |용지 크기|양면|복사본|색상|격자|스펙트럼|슬라이더|불투명도|서체 선택|열기|폴더가 비어 있음|결과 없음|사진\
        |앨범
        ms|Mesej|Mail|Simpan Imej|Tambah ke Senarai Bacaan|Tentukan untuk Kenalan|Cetak|Simpan ke Fail\
        |Pilihan Cetak|Pencetak|Julat|Saiz Kertas|Dua sisi|Salinan|Warna|Grid|Spektrum|Gelangsar|Kelegapan\
        |Pilih Fon|Buka|Folder Kosong|Tiada Hasil|Foto|Album
        nb|Meldinger|Mail|Arkiver bilde|Legg til i leseliste|Tilordne kontakt|Skriv ut|Arkiver i Filer\
        |Utskriftsvalg|Skriver|Utvalg|Papirstørrelse|Tosidig|Kopier|Farger|Rutenett|Spektrum|Skyveknapper|Opasitet\
        |Velg font|Åpne|Mappen er tom|Ingen resultater|Bilder|Album
        nl|Berichten|Mail|Bewaar afbeelding|Voeg toe aan leeslijst|Wijs toe aan contact|Druk af|Bewaar in Bestanden\
        |Afdrukopties|Printer|Bereik|Papierformaat|Dubbelzijdig|Kopieën|Kleuren|Raster|Spectrum|Schuifregelaars\
        |Ondoorzichtigheid|Kies lettertype|Open|Map is leeg|Geen resultaten|Foto’s|Albums
        pl|Wiadomości|Mail|Zachowaj obrazek|Dodaj do Czytelni|Przypisz do kontaktu|Drukuj|Zachowaj w Plikach\
        |Opcje drukowania|Drukarka|Zakres|Rozmiar papieru|Dwustronnie|Kopie|Kolory|Siatka|Widmo|Suwaki|Krycie\
        |Wybierz font|Otwórz|Folder jest pusty|Brak wyników|Zdjęcia|Albumy
        pt-BR|Mensagens|Mail|Salvar Imagem|Adicionar à Lista de Leitura|Atribuir ao Contato|Imprimir\
        |Salvar em Arquivos|Opções de Impressão|Impressora|Intervalo|Tamanho do Papel|Frente e verso|Cópias|Cores\
        |Grade|Espectro|Controles|Opacidade|Escolher Fonte|Abrir|A pasta está vazia|Nenhum Resultado|Fotos|Álbuns
        pt-PT|Mensagens|Mail|Guardar imagem|Adicionar à Lista de Leitura|Atribuir a contacto|Imprimir\
        |Guardar em Ficheiros|Opções de impressão|Impressora|Intervalo|Tamanho do papel|Frente e verso|Cópias|Cores\
        |Grelha|Espectro|Niveladores|Opacidade|Escolher tipo de letra|Abrir|A pasta está vazia|Sem resultados\
        |Fotografias|Álbuns
        ro|Mesaje|Mail|Salvează imaginea|Adaugă la lista de lectură|Asociază la contact|Tipărește\
        |Salvează în Fișiere|Opțiuni tipărire|Imprimantă|Interval|Dimensiune hârtie|Față-verso|Copii|Culori|Grilă\
        |Spectru|Glisoare|Opacitate|Alege fontul|Deschide|Dosarul este gol|Niciun rezultat|Poze|Albume
        ru|Сообщения|Почта|Сохранить изображение|Добавить в список для чтения|Назначить контакту|Напечатать\
        |Сохранить в Файлы|Параметры печати|Принтер|Диапазон|Размер бумаги|Двусторонняя печать|Копии|Цвета|Сетка\
        |Спектр|Бегунки|Непрозрачность|Выбрать шрифт|Открыть|Папка пуста|Нет результатов|Фото|Альбомы
        sk|Správy|Mail|Uložiť obrázok|Pridať do Zoznamu na prečítanie|Priradiť ku kontaktu|Tlačiť|Uložiť do Súborov\
        |Možnosti tlače|Tlačiareň|Rozsah|Veľkosť papiera|Obojstranne|Kópie|Farby|Mriežka|Spektrum|Posuvníky|Krytie\
        |Vybrať písmo|Otvoriť|Priečinok je prázdny|Žiadne výsledky|Fotky|Albumy
        sv|Meddelanden|Mail|Spara bild|Lägg till i läslista|Tilldela till kontakt|Skriv ut|Spara i Filer\
        |Utskriftsalternativ|Skrivare|Intervall|Pappersstorlek|Dubbelsidigt|Kopior|Färger|Rutnät|Spektrum|Reglage\
        |Opacitet|Välj typsnitt|Öppna|Mappen är tom|Inga resultat|Bilder|Album
        th|ข้อความ|เมล|บันทึกภาพ|เพิ่มไปยังรายการอ่าน|กำหนดให้รายชื่อ|พิมพ์|บันทึกไปยังไฟล์|ตัวเลือกการพิมพ์\
        |เครื่องพิมพ์|ช่วง|ขนาดกระดาษ|สองด้าน|สำเนา|สี|ตาราง|สเปกตรัม|แถบเลื่อน|ความทึบ|เลือกแบบอักษร|เปิด\
        |โฟลเดอร์ว่างเปล่า|ไม่มีผลลัพธ์|รูปภาพ|อัลบั้ม
        tr|Mesajlar|Mail|Görüntüyü Kaydet|Okuma Listesine Ekle|Kişiye Ata|Yazdır|Dosyalar’a Kaydet\
        |Yazdırma Seçenekleri|Yazıcı|Aralık|Kâğıt Boyutu|Çift taraflı|Kopya Sayısı|Renkler|Izgara|Tayf|Sürgüler\
        |Opaklık|Font Seç|Aç|Klasör Boş|Sonuç Yok|Fotoğraflar|Albümler
        uk|Повідомлення|Пошта|Зберегти зображення|Додати до списку читання|Призначити контакту|Друкувати\
        |Зберегти у Файли|Параметри друку|Принтер|Діапазон|Розмір паперу|Двосторонній|Копії|Кольори|Сітка|Спектр\
        |Повзунки|Непрозорість|Вибрати шрифт|Відкрити|Папка порожня|Немає результатів|Фото|Альбоми
        vi|Tin nhắn|Mail|Lưu hình ảnh|Thêm vào Danh sách đọc|Gán cho liên hệ|In|Lưu vào Tệp|Tùy chọn in|Máy in\
        |Khoảng|Khổ giấy|Hai mặt|Bản sao|Màu|Lưới|Phổ|Thanh trượt|Độ mờ đục|Chọn phông chữ|Mở|Thư mục trống\
        |Không có kết quả|Ảnh|Album
        zh-Hans|信息|邮件|存储图像|添加到阅读列表|指定给联系人|打印|存储到“文件”|打印选项|打印机|范围|纸张大小|双面\
        |份数|颜色|网格|光谱|滑块|不透明度|选取字体|打开|文件夹为空|无结果|照片|相簿
        zh-Hant|訊息|郵件|儲存影像|加入閱讀列表|指定給聯絡人|列印|儲存到「檔案」|列印選項|印表機|範圍|紙張大小|雙面\
        |份數|顏色|格線|光譜|滑桿|不透明度|選擇字體|打開|檔案夾是空的|沒有結果|照片|相簿
        """)
}
