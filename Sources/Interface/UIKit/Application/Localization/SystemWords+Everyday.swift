// SPDX-License-Identifier: MIT

extension SystemWords {
    /// Of bars, keyboards and menus. The choice of word follows what the platform calls the same thing.
    static let everyday = SystemWords(
        [
            "Done", "Save", "Cancel", "Edit", "Undo", "Redo", "Add", "Search", "Delete", "Cut", "Copy", "Paste",
            "Select",
            "Select All", "Back", "Close", "OK", "Share", "return", "space", "Go", "Next", "Send", "Join", "Continue",
            "Today", "Time", "More", "Look Up", "Translate",
        ],
        """
        ar|تم|حفظ|إلغاء|تعديل|تراجع|إعادة|إضافة|بحث|حذف|قص|نسخ|لصق|تحديد|تحديد الكل|رجوع|إغلاق|موافق|مشاركة\
        |إدخال|مسافة|انتقال|التالي|إرسال|انضمام|متابعة|اليوم|الوقت|المزيد|بحث|ترجمة
        ca|Fet|Desa|Cancel·la|Edita|Desfés|Refés|Afegeix|Cerca|Elimina|Retalla|Copia|Enganxa|Selecciona\
        |Selecciona-ho tot|Enrere|Tanca|D’acord|Comparteix|retorn|espai|Vés|Següent|Envia|Connecta|Continua|Avui\
        |Hora|Més|Consulta|Tradueix
        cs|Hotovo|Uložit|Zrušit|Upravit|Zpět|Znovu|Přidat|Hledat|Smazat|Vyjmout|Kopírovat|Vložit|Vybrat\
        |Vybrat vše|Zpět|Zavřít|OK|Sdílet|enter|mezera|Přejít|Další|Odeslat|Připojit|Pokračovat|Dnes|Čas|Více\
        |Vyhledat|Přeložit
        da|OK|Arkiver|Annuller|Rediger|Fortryd|Gentag|Tilføj|Søg|Slet|Klip|Kopier|Sæt ind|Vælg|Vælg alt|Tilbage\
        |Luk|OK|Del|retur|mellemrum|Gå|Næste|Send|Opret|Fortsæt|I dag|Tid|Mere|Slå op|Oversæt
        de|Fertig|Sichern|Abbrechen|Bearbeiten|Widerrufen|Wiederholen|Hinzufügen|Suchen|Löschen|Ausschneiden\
        |Kopieren|Einsetzen|Auswählen|Alles auswählen|Zurück|Schließen|OK|Teilen|Return|Leerzeichen|Öffnen\
        |Weiter|Senden|Verbinden|Fortfahren|Heute|Uhrzeit|Mehr|Nachschlagen|Übersetzen
        el|Τέλος|Αποθήκευση|Ακύρωση|Επεξεργασία|Αναίρεση|Επανάληψη|Προσθήκη|Αναζήτηση|Διαγραφή|Αποκοπή|Αντιγραφή\
        |Επικόλληση|Επιλογή|Επιλογή όλων|Πίσω|Κλείσιμο|ΟΚ|Κοινή χρήση|επιστροφή|διάστημα|Μετάβαση|Επόμενο\
        |Αποστολή|Σύνδεση|Συνέχεια|Σήμερα|Ώρα|Περισσότερα|Αναζήτηση|Μετάφραση
        es|OK|Guardar|Cancelar|Editar|Deshacer|Rehacer|Añadir|Buscar|Eliminar|Cortar|Copiar|Pegar|Seleccionar\
        |Seleccionar todo|Atrás|Cerrar|Aceptar|Compartir|intro|espacio|Ir|Siguiente|Enviar|Acceder|Continuar|Hoy\
        |Hora|Más|Consultar|Traducir
        es-419|Listo|Guardar|Cancelar|Editar|Deshacer|Rehacer|Agregar|Buscar|Eliminar|Cortar|Copiar|Pegar\
        |Seleccionar|Seleccionar todo|Atrás|Cerrar|OK|Compartir|intro|espacio|Ir|Siguiente|Enviar|Unirse\
        |Continuar|Hoy|Hora|Más|Buscar|Traducir
        fi|Valmis|Tallenna|Kumoa|Muokkaa|Peru|Tee uudelleen|Lisää|Etsi|Poista|Leikkaa|Kopioi|Sijoita|Valitse\
        |Valitse kaikki|Takaisin|Sulje|OK|Jaa|rivinvaihto|väli|Siirry|Seuraava|Lähetä|Liity|Jatka|Tänään|Aika\
        |Lisää|Katso sanakirjasta|Käännä
        fr|OK|Enregistrer|Annuler|Modifier|Annuler|Rétablir|Ajouter|Rechercher|Supprimer|Couper|Copier|Coller\
        |Sélectionner|Tout sélectionner|Retour|Fermer|OK|Partager|retour|espace|Accéder|Suivant|Envoyer\
        |Rejoindre|Continuer|Aujourd’hui|Heure|Plus|Rechercher|Traduire
        he|סיום|שמירה|ביטול|עריכה|בטל|בצע שוב|הוספה|חיפוש|מחיקה|גזור|העתק|הדבק|בחר|בחר הכל|חזרה|סגירה|אישור\
        |שיתוף|שורה|רווח|עבור|הבא|שלח|הצטרף|המשך|היום|שעה|עוד|חפש|תרגם
        hi|पूर्ण|सहेजें|रद्द करें|संपादित करें|पूर्ववत करें|फिर से करें|जोड़ें|खोजें|डिलीट करें|काटें|कॉपी करें\
        |पेस्ट करें|चुनें|सभी चुनें|वापस|बंद करें|ठीक|शेयर करें|रिटर्न|स्पेस|जाएँ|अगला|भेजें|जुड़ें|जारी रखें|आज\
        |समय|अधिक|ढूँढें|अनुवाद करें
        hr|OK|Spremi|Odustani|Uredi|Poništi|Ponovi|Dodaj|Traži|Obriši|Izreži|Kopiraj|Zalijepi|Odaberi\
        |Odaberi sve|Natrag|Zatvori|OK|Dijeli|unos|razmak|Idi|Sljedeće|Pošalji|Pridruži se|Nastavi|Danas|Vrijeme\
        |Više|Potraži|Prevedi
        hu|Kész|Mentés|Mégsem|Szerkesztés|Visszavonás|Újra|Hozzáadás|Keresés|Törlés|Kivágás|Másolás|Beillesztés\
        |Kijelölés|Az összes kijelölése|Vissza|Bezárás|OK|Megosztás|enter|szóköz|Ugrás|Tovább|Küldés|Csatlakozás\
        |Folytatás|Ma|Idő|Több|Keresés|Fordítás
        id|Selesai|Simpan|Batalkan|Edit|Urungkan|Ulangi|Tambah|Cari|Hapus|Potong|Salin|Tempel|Pilih|Pilih Semua\
        |Kembali|Tutup|OK|Bagikan|enter|spasi|Buka|Berikutnya|Kirim|Gabung|Lanjutkan|Hari Ini|Waktu|Lainnya|Cari\
        |Terjemahkan
        it|Fine|Salva|Annulla|Modifica|Annulla|Ripristina|Aggiungi|Cerca|Elimina|Taglia|Copia|Incolla|Seleziona\
        |Seleziona tutto|Indietro|Chiudi|OK|Condividi|invio|spazio|Vai|Avanti|Invia|Accedi|Continua|Oggi|Ora\
        |Altro|Cerca|Traduci
        ja|完了|保存|キャンセル|編集|取り消す|やり直す|追加|検索|削除|カット|コピー|ペースト|選択|すべてを選択|戻る|閉じる|OK|共有|改行|空白|開く|次へ|送信|接続|続ける|今日|時刻|その他\
        |調べる|翻訳
        ko|완료|저장|취소|편집|실행 취소|실행 복귀|추가|검색|삭제|오려두기|복사|붙여넣기|선택|전체 선택|뒤로|닫기|확인|공유|리턴|스페이스|이동|다음|보내기|연결|계속|오늘|시간|더 보기\
        |찾아보기|번역
        ms|Selesai|Simpan|Batal|Edit|Buat Asal|Buat Semula|Tambah|Cari|Padam|Potong|Salin|Tampal|Pilih\
        |Pilih Semua|Kembali|Tutup|OK|Kongsi|enter|ruang|Pergi|Seterusnya|Hantar|Sertai|Teruskan|Hari Ini|Masa\
        |Lagi|Rujuk|Terjemah
        nb|Ferdig|Arkiver|Avbryt|Rediger|Angre|Utfør likevel|Legg til|Søk|Slett|Klipp ut|Kopier|Lim inn|Velg\
        |Velg alt|Tilbake|Lukk|OK|Del|retur|mellomrom|Gå|Neste|Send|Koble til|Fortsett|I dag|Tid|Mer|Slå opp\
        |Oversett
        nl|Gereed|Bewaar|Annuleer|Wijzig|Herstel|Opnieuw|Voeg toe|Zoek|Verwijder|Knip|Kopieer|Plak|Selecteer\
        |Selecteer alles|Terug|Sluit|OK|Deel|return|spatie|Ga|Volgende|Stuur|Verbind|Ga door|Vandaag|Tijd|Meer\
        |Zoek op|Vertaal
        pl|Gotowe|Zachowaj|Anuluj|Edycja|Cofnij|Ponów|Dodaj|Szukaj|Usuń|Wytnij|Kopiuj|Wklej|Zaznacz\
        |Zaznacz wszystko|Wróć|Zamknij|OK|Udostępnij|enter|spacja|Idź|Dalej|Wyślij|Połącz|Dalej|Dzisiaj|Godzina\
        |Więcej|Sprawdź|Tłumacz
        pt-BR|OK|Salvar|Cancelar|Editar|Desfazer|Refazer|Adicionar|Buscar|Apagar|Cortar|Copiar|Colar|Selecionar\
        |Selecionar Tudo|Voltar|Fechar|OK|Compartilhar|retorno|espaço|Ir|Seguinte|Enviar|Conectar|Continuar|Hoje\
        |Hora|Mais|Pesquisar|Traduzir
        pt-PT|OK|Guardar|Cancelar|Editar|Desfazer|Refazer|Adicionar|Procurar|Apagar|Cortar|Copiar|Colar\
        |Selecionar|Selecionar tudo|Anterior|Fechar|OK|Partilhar|retorno|espaço|Ir|Seguinte|Enviar|Ligar\
        |Continuar|Hoje|Hora|Mais|Procurar|Traduzir
        ro|OK|Salvați|Anulați|Editați|Anulați|Refaceți|Adăugați|Căutați|Ștergeți|Tăiați|Copiați|Lipiți|Selectați\
        |Selectați tot|Înapoi|Închideți|OK|Partajați|retur|spațiu|Salt|Înainte|Trimiteți|Conectați|Continuați\
        |Azi|Ora|Mai multe|Căutați|Traduceți
        ru|Готово|Сохранить|Отменить|Править|Отменить|Повторить|Добавить|Поиск|Удалить|Вырезать|Скопировать\
        |Вставить|Выбрать|Выбрать все|Назад|Закрыть|ОК|Поделиться|ввод|пробел|Перейти|Далее|Отправить|Подключить\
        |Продолжить|Сегодня|Время|Еще|Найти|Перевести
        sk|Hotovo|Uložiť|Zrušiť|Upraviť|Odvolať|Znova|Pridať|Hľadať|Vymazať|Vystrihnúť|Kopírovať|Vložiť|Označiť\
        |Označiť všetko|Späť|Zatvoriť|OK|Zdieľať|enter|medzera|Prejsť|Ďalej|Odoslať|Pripojiť|Pokračovať|Dnes|Čas\
        |Viac|Vyhľadať|Preložiť
        sv|Klar|Spara|Avbryt|Redigera|Ångra|Gör om|Lägg till|Sök|Radera|Klipp ut|Kopiera|Klistra in|Markera\
        |Markera allt|Tillbaka|Stäng|OK|Dela|retur|mellanslag|Gå|Nästa|Skicka|Anslut|Fortsätt|Idag|Tid|Mer\
        |Slå upp|Översätt
        th|เสร็จสิ้น|บันทึก|ยกเลิก|แก้ไข|เลิกทำ|ทำซ้ำ|เพิ่ม|ค้นหา|ลบ|ตัด|คัดลอก|วาง|เลือก|เลือกทั้งหมด|กลับ|ปิด\
        |ตกลง|แชร์|ขึ้นบรรทัดใหม่|เว้นวรรค|ไป|ถัดไป|ส่ง|เข้าร่วม|ดำเนินการต่อ|วันนี้|เวลา|เพิ่มเติม|ค้นหาคำ|แปล
        tr|Bitti|Kaydet|Vazgeç|Düzenle|Geri Al|Yinele|Ekle|Ara|Sil|Kes|Kopyala|Yapıştır|Seç|Tümünü Seç|Geri\
        |Kapat|Tamam|Paylaş|geç|boşluk|Git|Sonraki|Gönder|Katıl|Sürdür|Bugün|Saat|Daha Fazla|Araştır|Çevir
        uk|Готово|Зберегти|Скасувати|Змінити|Відмінити|Повторити|Додати|Пошук|Видалити|Вирізати|Скопіювати\
        |Вставити|Вибрати|Вибрати все|Назад|Закрити|ОК|Поширити|ввід|пробіл|Перейти|Далі|Надіслати|Приєднатися\
        |Продовжити|Сьогодні|Час|Більше|Шукати|Перекласти
        vi|Xong|Lưu|Hủy|Sửa|Hoàn tác|Làm lại|Thêm|Tìm kiếm|Xóa|Cắt|Sao chép|Dán|Chọn|Chọn tất cả|Quay lại|Đóng\
        |OK|Chia sẻ|nhập|dấu cách|Đi|Tiếp|Gửi|Tham gia|Tiếp tục|Hôm nay|Giờ|Thêm|Tra cứu|Dịch
        zh-Hans|完成|存储|取消|编辑|撤销|重做|添加|搜索|删除|剪切|拷贝|粘贴|选择|全选|返回|关闭|好|共享|换行|空格|前往|下一项|发送|加入|继续|今天|时间|更多|查询|翻译
        zh-Hant|完成|儲存|取消|編輯|還原|重做|加入|搜尋|刪除|剪下|拷貝|貼上|選取|全選|返回|關閉|好|分享|換行|空格|前往|下一個|傳送|加入|繼續|今天|時間|更多|查詢|翻譯
        """)
}
