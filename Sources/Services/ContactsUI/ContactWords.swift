// SPDX-License-Identifier: MIT

/// What contacts' cards, forms and lists say, in the app's language.
enum ContactWords {
    static func text(_ english: String) -> String { SystemStrings.text(english, of: words) }

    // Written for this project, as all tables of the system's words.
    private static let words = SystemWords(
        [
            "Contacts", "New Contact", "No Contacts", "First name", "Last name", "Company", "Phone", "Email",
            "Notes", "Delete Contact", "add phone", "add email", "add url", "add address", "mobile", "home", "work",
            "other",
        ],
        """
        ar|جهات الاتصال|جهة اتصال جديدة|لا توجد جهات اتصال|الاسم الأول|اسم العائلة|الشركة|الهاتف|البريد الإلكتروني\
        |ملاحظات|حذف جهة الاتصال|إضافة هاتف|إضافة بريد إلكتروني|إضافة رابط|إضافة عنوان|الجوال|المنزل|العمل|أخرى
        ca|Contactes|Contacte nou|Sense contactes|Nom|Cognoms|Empresa|Telèfon|Correu|Notes|Elimina el contacte\
        |afegeix un telèfon|afegeix un correu|afegeix un URL|afegeix una adreça|mòbil|casa|feina|altres
        cs|Kontakty|Nový kontakt|Žádné kontakty|Jméno|Příjmení|Firma|Telefon|E-mail|Poznámky|Smazat kontakt\
        |přidat telefon|přidat e-mail|přidat URL|přidat adresu|mobil|domů|práce|jiný
        da|Kontakter|Ny kontakt|Ingen kontakter|Fornavn|Efternavn|Firma|Telefon|E-mail|Noter|Slet kontakt\
        |tilføj telefon|tilføj e-mail|tilføj URL|tilføj adresse|mobil|hjem|arbejde|andet
        de|Kontakte|Neuer Kontakt|Keine Kontakte|Vorname|Nachname|Firma|Telefon|E-Mail|Notizen|Kontakt löschen\
        |Telefon hinzufügen|E-Mail hinzufügen|URL hinzufügen|Adresse hinzufügen|Mobil|Privat|Arbeit|Andere
        el|Επαφές|Νέα επαφή|Καμία επαφή|Όνομα|Επώνυμο|Εταιρεία|Τηλέφωνο|Email|Σημειώσεις|Διαγραφή επαφής\
        |προσθήκη τηλεφώνου|προσθήκη email|προσθήκη URL|προσθήκη διεύθυνσης|κινητό|οικία|εργασία|άλλο
        es|Contactos|Nuevo contacto|No hay contactos|Nombre|Apellidos|Empresa|Teléfono|Correo electrónico|Notas\
        |Eliminar contacto|añadir teléfono|añadir correo|añadir URL|añadir dirección|móvil|casa|trabajo|otro
        es-419|Contactos|Nuevo contacto|Sin contactos|Nombre|Apellido|Empresa|Teléfono|Correo electrónico|Notas\
        |Eliminar contacto|agregar teléfono|agregar correo|agregar URL|agregar dirección|celular|casa|trabajo|otro
        fi|Yhteystiedot|Uusi yhteystieto|Ei yhteystietoja|Etunimi|Sukunimi|Yritys|Puhelin|Sähköposti|Muistiinpanot\
        |Poista yhteystieto|lisää puhelin|lisää sähköposti|lisää URL|lisää osoite|matkapuhelin|koti|työ|muu
        fr|Contacts|Nouveau contact|Aucun contact|Prénom|Nom|Entreprise|Téléphone|E-mail|Notes|Supprimer le contact\
        |ajouter un numéro|ajouter un e-mail|ajouter une URL|ajouter une adresse|mobile|domicile|travail|autre
        he|אנשי קשר|איש קשר חדש|אין אנשי קשר|שם פרטי|שם משפחה|חברה|טלפון|דוא״ל|הערות|מחיקת איש קשר|הוספת טלפון\
        |הוספת דוא״ל|הוספת כתובת אינטרנט|הוספת כתובת|נייד|בית|עבודה|אחר
        hi|संपर्क|नया संपर्क|कोई संपर्क नहीं|नाम|उपनाम|कंपनी|फ़ोन|ईमेल|नोट्स|संपर्क डिलीट करें|फ़ोन जोड़ें\
        |ईमेल जोड़ें|URL जोड़ें|पता जोड़ें|मोबाइल|घर|कार्यालय|अन्य
        hr|Kontakti|Novi kontakt|Nema kontakata|Ime|Prezime|Tvrtka|Telefon|E-mail|Bilješke|Obriši kontakt\
        |dodaj telefon|dodaj e-mail|dodaj URL|dodaj adresu|mobitel|dom|posao|ostalo
        hu|Kontaktok|Új kontakt|Nincsenek kontaktok|Utónév|Vezetéknév|Cég|Telefon|E-mail|Jegyzetek|Kontakt törlése\
        |telefon hozzáadása|e-mail hozzáadása|URL hozzáadása|cím hozzáadása|mobil|otthoni|munkahelyi|egyéb
        id|Kontak|Kontak Baru|Tidak Ada Kontak|Nama depan|Nama belakang|Perusahaan|Telepon|Email|Catatan\
        |Hapus Kontak|tambah telepon|tambah email|tambah URL|tambah alamat|seluler|rumah|kantor|lainnya
        it|Contatti|Nuovo contatto|Nessun contatto|Nome|Cognome|Azienda|Telefono|E-mail|Note|Elimina contatto\
        |aggiungi telefono|aggiungi e-mail|aggiungi URL|aggiungi indirizzo|cellulare|casa|lavoro|altro
        ja|連絡先|新規連絡先|連絡先なし|名|姓|会社|電話|メール|メモ|連絡先を削除|電話を追加|メールを追加|URLを追加\
        |住所を追加|携帯電話|自宅|勤務先|その他
        ko|연락처|새로운 연락처|연락처 없음|이름|성|회사|전화번호|이메일|메모|연락처 삭제|전화번호 추가|이메일 추가\
        |URL 추가|주소 추가|휴대전화|집|직장|기타
        ms|Kenalan|Kenalan Baharu|Tiada Kenalan|Nama pertama|Nama keluarga|Syarikat|Telefon|E-mel|Nota\
        |Padam Kenalan|tambah telefon|tambah e-mel|tambah URL|tambah alamat|mudah alih|rumah|kerja|lain
        nb|Kontakter|Ny kontakt|Ingen kontakter|Fornavn|Etternavn|Firma|Telefon|E-post|Notater|Slett kontakt\
        |legg til telefon|legg til e-post|legg til URL|legg til adresse|mobil|hjem|jobb|annet
        nl|Contacten|Nieuw contact|Geen contacten|Voornaam|Achternaam|Bedrijf|Telefoon|E-mail|Notities\
        |Verwijder contact|voeg telefoon toe|voeg e-mail toe|voeg URL toe|voeg adres toe|mobiel|thuis|werk|anders
        pl|Kontakty|Nowy kontakt|Brak kontaktów|Imię|Nazwisko|Firma|Telefon|Email|Notatki|Usuń kontakt\
        |dodaj telefon|dodaj email|dodaj URL|dodaj adres|komórka|dom|praca|inny
        pt-BR|Contatos|Novo Contato|Nenhum Contato|Nome|Sobrenome|Empresa|Telefone|E-mail|Notas|Apagar Contato\
        |adicionar telefone|adicionar e-mail|adicionar URL|adicionar endereço|celular|casa|trabalho|outro
        pt-PT|Contactos|Novo contacto|Sem contactos|Nome próprio|Apelido|Empresa|Telefone|E-mail|Notas\
        |Apagar contacto|adicionar telefone|adicionar e-mail|adicionar URL|adicionar morada|telemóvel|casa|trabalho\
        |outro
        ro|Contacte|Contact nou|Niciun contact|Prenume|Nume|Companie|Telefon|E-mail|Notițe|Șterge contactul\
        |adaugă telefon|adaugă e-mail|adaugă URL|adaugă adresă|mobil|acasă|serviciu|altul
        ru|Контакты|Новый контакт|Нет контактов|Имя|Фамилия|Компания|Телефон|E-mail|Заметки|Удалить контакт\
        |добавить телефон|добавить e-mail|добавить URL|добавить адрес|мобильный|домашний|рабочий|другой
        sk|Kontakty|Nový kontakt|Žiadne kontakty|Meno|Priezvisko|Firma|Telefón|E-mail|Poznámky|Vymazať kontakt\
        |pridať telefón|pridať e-mail|pridať URL|pridať adresu|mobil|domov|práca|iné
        sv|Kontakter|Ny kontakt|Inga kontakter|Förnamn|Efternamn|Företag|Telefon|E-post|Anteckningar|Radera kontakt\
        |lägg till telefon|lägg till e-post|lägg till URL|lägg till adress|mobil|hem|arbete|annat
        th|รายชื่อ|รายชื่อใหม่|ไม่มีรายชื่อ|ชื่อ|นามสกุล|บริษัท|โทรศัพท์|อีเมล|โน้ต|ลบรายชื่อ|เพิ่มโทรศัพท์\
        |เพิ่มอีเมล|เพิ่ม URL|เพิ่มที่อยู่|มือถือ|บ้าน|ที่ทำงาน|อื่นๆ
        tr|Kişiler|Yeni Kişi|Kişi Yok|Ad|Soyadı|Şirket|Telefon|E-posta|Notlar|Kişiyi Sil|telefon ekle|e-posta ekle\
        |URL ekle|adres ekle|cep|ev|iş|diğer
        uk|Контакти|Новий контакт|Немає контактів|Ім’я|Прізвище|Компанія|Телефон|E-mail|Нотатки|Видалити контакт\
        |додати телефон|додати e-mail|додати URL|додати адресу|мобільний|домашній|робочий|інший
        vi|Danh bạ|Liên hệ mới|Không có liên hệ|Tên|Họ|Công ty|Điện thoại|Email|Ghi chú|Xóa liên hệ|thêm điện thoại\
        |thêm email|thêm URL|thêm địa chỉ|di động|nhà|cơ quan|khác
        zh-Hans|通讯录|新建联系人|无联系人|名字|姓氏|公司|电话|电子邮件|备注|删除联系人|添加电话|添加电子邮件\
        |添加URL|添加地址|手机|住宅|工作|其他
        zh-Hant|聯絡人|新增聯絡人|沒有聯絡人|名字|姓氏|公司|電話|電子郵件|備忘錄|刪除聯絡人|加入電話|加入電子郵件\
        |加入URL|加入地址|手機|住家|公司|其他
        """)
}
