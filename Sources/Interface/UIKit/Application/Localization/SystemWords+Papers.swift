// SPDX-License-Identifier: MIT

extension SystemWords {
    /// Of pages, files and where they are. `%@` and `%1$@` stand for numbers.
    static let papers = SystemWords(
        [
            "Page %@", "Page %1$@ of %2$@", "Pages %1$@–%2$@", "Document", "Image", "Save as PDF", "On this device",
            "On My iPhone", "Recents", "Browse",
        ],
        """
        ar|الصفحة %@|الصفحة %1$@ من %2$@|الصفحات %1$@–%2$@|مستند|صورة|حفظ كملف PDF|على هذا الجهاز\
        |على الـ iPhone|الأحدث|تصفح
        ca|Pàgina %@|Pàgina %1$@ de %2$@|Pàgines %1$@–%2$@|Document|Imatge|Desa com a PDF\
        |En aquest dispositiu|A l’iPhone|Recents|Explorar
        cs|Strana %@|Strana %1$@ z %2$@|Strany %1$@–%2$@|Dokument|Obrázek|Uložit jako PDF|Na tomto zařízení\
        |Na mém iPhonu|Nedávné|Procházet
        da|Side %@|Side %1$@ af %2$@|Side %1$@–%2$@|Dokument|Billede|Arkiver som PDF|På denne enhed\
        |På min iPhone|Seneste|Gennemse
        de|Seite %@|Seite %1$@ von %2$@|Seiten %1$@–%2$@|Dokument|Bild|Als PDF sichern|Auf diesem Gerät\
        |Auf meinem iPhone|Verlauf|Durchsuchen
        el|Σελίδα %@|Σελίδα %1$@ από %2$@|Σελίδες %1$@–%2$@|Έγγραφο|Εικόνα|Αποθήκευση ως PDF\
        |Σε αυτήν τη συσκευή|Στο iPhone μου|Πρόσφατα|Περιήγηση
        es|Página %@|Página %1$@ de %2$@|Páginas %1$@–%2$@|Documento|Imagen|Guardar como PDF\
        |En este dispositivo|En mi iPhone|Recientes|Explorar
        es-419|Página %@|Página %1$@ de %2$@|Páginas %1$@–%2$@|Documento|Imagen|Guardar como PDF\
        |En este dispositivo|En mi iPhone|Recientes|Explorar
        fi|Sivu %@|Sivu %1$@/%2$@|Sivut %1$@–%2$@|Dokumentti|Kuva|Tallenna PDF:nä|Tällä laitteella\
        |Omassa iPhonessa|Äskeiset|Selaa
        fr|Page %@|Page %1$@ sur %2$@|Pages %1$@–%2$@|Document|Image|Enregistrer en PDF|Sur cet appareil\
        |Sur mon iPhone|Récents|Explorer
        he|עמוד %@|עמוד %1$@ מתוך %2$@|עמודים %1$@–%2$@|מסמך|תמונה|שמירה כ-PDF|במכשיר זה|ב-iPhone שלי|אחרונים|עיון
        hi|पृष्ठ %@|%2$@ में से पृष्ठ %1$@|पृष्ठ %1$@–%2$@|दस्तावेज़|इमेज|PDF के रूप में सहेजें\
        |इस डिवाइस पर|मेरे iPhone पर|हालिया|ब्राउज़ करें
        hr|Stranica %@|Stranica %1$@ od %2$@|Stranice %1$@–%2$@|Dokument|Slika|Spremi kao PDF\
        |Na ovom uređaju|Na mom iPhoneu|Nedavno|Pretraži
        hu|%@. oldal|%1$@. oldal, összesen: %2$@|%1$@–%2$@. oldal|Dokumentum|Kép|Mentés PDF-ként\
        |Ezen az eszközön|Saját iPhone|Legutóbbiak|Tallózás
        id|Halaman %@|Halaman %1$@ dari %2$@|Halaman %1$@–%2$@|Dokumen|Gambar|Simpan sebagai PDF\
        |Di perangkat ini|Di iPhone Saya|Terbaru|Telusuri
        it|Pagina %@|Pagina %1$@ di %2$@|Pagine %1$@–%2$@|Documento|Immagine|Salva come PDF\
        |Su questo dispositivo|Su iPhone|Recenti|Sfoglia
        ja|%@ページ|%1$@/%2$@ページ|%1$@–%2$@ページ|書類|イメージ|PDFとして保存|このデバイス上|このiPhone内|最近使った項目|ブラウズ
        ko|%@페이지|%1$@/%2$@페이지|%1$@–%2$@페이지|문서|이미지|PDF로 저장|이 기기|나의 iPhone|최근 항목|둘러보기
        ms|Halaman %@|Halaman %1$@ daripada %2$@|Halaman %1$@–%2$@|Dokumen|Imej|Simpan sebagai PDF\
        |Pada peranti ini|Pada iPhone Saya|Terbaru|Layar
        nb|Side %@|Side %1$@ av %2$@|Side %1$@–%2$@|Dokument|Bilde|Arkiver som PDF|På denne enheten\
        |På min iPhone|Nylige|Bla gjennom
        nl|Pagina %@|Pagina %1$@ van %2$@|Pagina’s %1$@–%2$@|Document|Afbeelding|Bewaar als pdf\
        |Op dit apparaat|Op mijn iPhone|Recent|Bladeren
        pl|Strona %@|Strona %1$@ z %2$@|Strony %1$@–%2$@|Dokument|Obrazek|Zachowaj jako PDF\
        |Na tym urządzeniu|Na moim iPhonie|Ostatnie|Przeglądaj
        pt-BR|Página %@|Página %1$@ de %2$@|Páginas %1$@–%2$@|Documento|Imagem|Salvar como PDF\
        |Neste dispositivo|No Meu iPhone|Recentes|Explorar
        pt-PT|Página %@|Página %1$@ de %2$@|Páginas %1$@–%2$@|Documento|Imagem|Guardar como PDF\
        |Neste dispositivo|No meu iPhone|Recentes|Explorar
        ro|Pagina %@|Pagina %1$@ din %2$@|Paginile %1$@–%2$@|Document|Imagine|Salvează ca PDF\
        |Pe acest dispozitiv|Pe iPhone-ul meu|Recente|Explorare
        ru|Страница %@|Страница %1$@ из %2$@|Страницы %1$@–%2$@|Документ|Изображение|Сохранить как PDF\
        |На этом устройстве|На iPhone|Недавние|Обзор
        sk|Strana %@|Strana %1$@ z %2$@|Strany %1$@–%2$@|Dokument|Obrázok|Uložiť ako PDF|V tomto zariadení\
        |Na mojom iPhone|Nedávne|Prechádzať
        sv|Sida %@|Sida %1$@ av %2$@|Sidorna %1$@–%2$@|Dokument|Bild|Spara som PDF|På den här enheten\
        |På min iPhone|Senaste|Bläddra
        th|หน้า %@|หน้า %1$@ จาก %2$@|หน้า %1$@–%2$@|เอกสาร|ภาพ|บันทึกเป็น PDF|บนอุปกรณ์นี้\
        |ใน iPhone ของฉัน|ล่าสุด|เลือกหา
        tr|Sayfa %@|Sayfa %1$@ / %2$@|Sayfa %1$@–%2$@|Belge|Görüntü|PDF Olarak Kaydet|Bu aygıtta\
        |iPhone’umda|Son Kullanılanlar|Göz At
        uk|Сторінка %@|Сторінка %1$@ з %2$@|Сторінки %1$@–%2$@|Документ|Зображення|Зберегти як PDF\
        |На цьому пристрої|На моєму iPhone|Недавні|Огляд
        vi|Trang %@|Trang %1$@ / %2$@|Trang %1$@–%2$@|Tài liệu|Hình ảnh|Lưu dưới dạng PDF|Trên thiết bị này\
        |Trên iPhone|Gần đây|Duyệt
        zh-Hans|第 %@ 页|第 %1$@ 页（共 %2$@ 页）|第 %1$@–%2$@ 页|文稿|图像|存储为 PDF|在此设备上|我的 iPhone|最近使用|浏览
        zh-Hant|第 %@ 頁|第 %1$@ 頁（共 %2$@ 頁）|第 %1$@–%2$@ 頁|文件|影像|儲存為 PDF|在此裝置上|我的 iPhone|最近項目|瀏覽
        """)
}
