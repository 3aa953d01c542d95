// SPDX-License-Identifier: MIT

/// What the sheets for mails and messages say, in the app's language.
enum MailWords {
    static func text(_ english: String) -> String { SystemStrings.text(english, of: words) }

    // Written for this project, as all tables of the system's words.
    private static let words = SystemWords(
        [
            "New Message", "To:", "Cc:", "Bcc:", "Subject:", "Delete Draft", "Save Draft",
        ],
        """
        ar|رسالة جديدة|إلى:|نسخة:|نسخة مخفية:|الموضوع:|حذف المسودة|حفظ المسودة
        ca|Missatge nou|Per a:|Cc:|Cco:|Assumpte:|Elimina l’esborrany|Desa l’esborrany
        cs|Nová zpráva|Komu:|Kopie:|Skrytá:|Předmět:|Smazat koncept|Uložit koncept
        da|Ny besked|Til:|Cc:|Bcc:|Emne:|Slet kladde|Arkiver kladde
        de|Neue Nachricht|An:|Kopie:|Blindkopie:|Betreff:|Entwurf löschen|Entwurf sichern
        el|Νέο μήνυμα|Προς:|Κοιν.:|Κρυφή κοιν.:|Θέμα:|Διαγραφή προσχεδίου|Αποθήκευση προσχεδίου
        es|Mensaje nuevo|Para:|CC:|CCO:|Asunto:|Eliminar borrador|Guardar borrador
        es-419|Mensaje nuevo|Para:|CC:|CCO:|Asunto:|Eliminar borrador|Guardar borrador
        fi|Uusi viesti|Vastaanottaja:|Kopio:|Piilokopio:|Aihe:|Poista luonnos|Tallenna luonnos
        fr|Nouveau message|À :|Cc :|Cci :|Objet :|Supprimer le brouillon|Enregistrer le brouillon
        he|הודעה חדשה|אל:|עותק:|עותק סמוי:|נושא:|מחיקת טיוטה|שמירת טיוטה
        hi|नया संदेश|प्रति:|Cc:|Bcc:|विषय:|ड्राफ़्ट डिलीट करें|ड्राफ़्ट सहेजें
        hr|Nova poruka|Za:|Cc:|Bcc:|Predmet:|Obriši skicu|Spremi skicu
        hu|Új üzenet|Címzett:|Másolat:|Titkos másolat:|Tárgy:|Piszkozat törlése|Piszkozat mentése
        id|Pesan Baru|Kepada:|Cc:|Bcc:|Subjek:|Hapus Draf|Simpan Draf
        it|Nuovo messaggio|A:|Cc:|Ccn:|Oggetto:|Elimina bozza|Salva bozza
        ja|新規メッセージ|宛先:|Cc:|Bcc:|件名:|下書きを削除|下書きを保存
        ko|새로운 메시지|받는 사람:|참조:|숨은 참조:|제목:|초안 삭제|초안 저장
        ms|Mesej Baharu|Kepada:|Sk:|Skt:|Subjek:|Padam Draf|Simpan Draf
        nb|Ny melding|Til:|Kopi:|Blindkopi:|Emne:|Slett utkast|Arkiver utkast
        nl|Nieuw bericht|Aan:|Cc:|Bcc:|Onderwerp:|Verwijder concept|Bewaar concept
        pl|Nowa wiadomość|Do:|DW:|UDW:|Temat:|Usuń szkic|Zachowaj szkic
        pt-BR|Nova Mensagem|Para:|Cc:|Cco:|Assunto:|Apagar Rascunho|Salvar Rascunho
        pt-PT|Nova mensagem|Para:|Cc:|Bcc:|Assunto:|Apagar rascunho|Guardar rascunho
        ro|Mesaj nou|Către:|Cc:|Bcc:|Subiect:|Șterge ciorna|Salvează ciorna
        ru|Новое сообщение|Кому:|Копия:|Скрытая копия:|Тема:|Удалить черновик|Сохранить черновик
        sk|Nová správa|Komu:|Kópia:|Skrytá kópia:|Predmet:|Vymazať koncept|Uložiť koncept
        sv|Nytt meddelande|Till:|Kopia:|Hemlig kopia:|Ärende:|Radera utkast|Spara utkast
        th|ข้อความใหม่|ถึง:|สำเนาถึง:|สำเนาลับถึง:|หัวเรื่อง:|ลบฉบับร่าง|บันทึกฉบับร่าง
        tr|Yeni Mesaj|Kime:|Bilgi:|Gizli:|Konu:|Taslağı Sil|Taslağı Kaydet
        uk|Нове повідомлення|Кому:|Копія:|Прихована копія:|Тема:|Видалити чернетку|Зберегти чернетку
        vi|Thư mới|Đến:|Cc:|Bcc:|Chủ đề:|Xóa bản nháp|Lưu bản nháp
        zh-Hans|新邮件|收件人：|抄送：|密送：|主题：|删除草稿|存储草稿
        zh-Hant|新增郵件|收件人：|副本：|密件副本：|主旨：|刪除草稿|儲存草稿
        """)
}
