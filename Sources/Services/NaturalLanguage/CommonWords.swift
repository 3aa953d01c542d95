// SPDX-License-Identifier: MIT

/// Little words that every text of a language has. Each language has about as many, so that counts compare.
enum CommonWords {
    static let lists: [NLLanguage: String] = [
        .english:
            "the of and to in is that it was for on are with as be this have from or had by not but what all were we when your can said there use an each which she do how their if will up other about out many then them these so some her would make like him into has look more",
        .german:
            "der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch man sein wurde ich wir ihr mir dich kein wenn",
        .french:
            "le la les de des un une et à il elle être en avoir que pour dans ce son sur pas plus par je avec tout faire nous vous mais comme ou si leur y dire du est au sont cette qui ne se sa ses aux était été ont aussi bien où sans même très peut deux ils votre notre",
        .spanish:
            "el la los las de que y a en un una ser se no haber por con su para como estar tener le lo todo pero más hacer o este ya muy sin sobre también me hasta hay donde quien desde nos durante uno ni contra otros ese eso había ante ellos es son del al fue era esta",
        .italian:
            "il lo la i gli le di che e a in un una è per non con del della si da sono come anche ma più nel alla al dei delle questo ha ho se suo sua ci dal ai nella mi tutto quando molto loro perché fatto io stato era essere così dopo cui dove quello sulla",
        .portuguese:
            "o a os as de que e do da em um uma para é com não se na por mais dos como mas foi ao ele das tem à seu sua ou ser quando muito há nos já está eu também só pelo pela até isso ela entre era depois sem mesmo aos ter seus quem nas me você esse",
        .dutch:
            "de het een en van ik te dat die in je niet is zijn op aan met als voor had er maar om hem dan zou of wat mijn men dit zo door over ze zich bij ook tot uit naar heb hoe heeft hebben deze want nog zal zij nu geen omdat iets worden toch waren veel meer",
        .swedish:
            "och det att i en jag hon som han på den med var sig för så till är men ett om hade de av icke mig du henne då sin nu har inte hans honom skulle hennes där min man ej vid kunde något från ut när efter upp vi dem vara vad över än dig kan sina här",
        .danish:
            "og i jeg det at en den til er som på de med han af for ikke der var mig sig men et har om vi min havde ham hun nu over da fra du ud sin dem os op man hans hvor eller hvad skal selv her alle vil blev kunne ind når være dog noget ville deres efter ned",
        .norwegian:
            "og i jeg det at en et den til er som på de med han av ikke der så var meg seg men har om vi min hadde ham hun nå over da fra du ut sin dem oss opp man hans hvor eller hva skal selv her alle vil ble kunne inn når være noe ville dere deres etter",
        .finnish:
            "ja on ei että se hän oli en mutta mitä hänen ole minä olen niin kun kuin sen tämä jos ovat joka vain sitä nyt mikä sinä minun ne tai he olisi siitä myös sinun siellä me tässä voi kaikki mukaan jo ollut vielä sitten jotka kanssa koska hyvin enää ennen",
        .polish:
            "w i z na do nie się to że jest o jak a po co tak za od ale przez już dla tym jego czy ich był być może tylko jej jeszcze mnie mi ja pan ma go było który przed tego są bardzo gdy kiedy nas też ten która oraz nad pod jednak wszystko",
        .czech:
            "a v se na je že to s z do o i jako ale jsem by za si po k ve jeho tak pro od jsou jak který než být bylo už jen není nebo však když která jsme aby také co této mezi při až svou před podle které mi ještě pak tím byla byl kde",
        .slovak:
            "a v sa na je že to s z do o aj ako ale som by za si po k vo jeho tak pre od sú ktorý než byť bolo už len nie alebo však keď ktorá sme aby tiež čo medzi pri až pred podľa ktoré mi ešte potom tým bola bol kde môže veľmi jej",
        .croatian:
            "i u je se na da su za od s o a to ne koji kao iz što sam bi ali će po li ili biti bio samo jer već kako sve još te nije kada do nakon koja ovo pa oni smo njegov bez tako njih može prema bila kod gdje između druge",
        .hungarian:
            "a az és hogy nem is egy ez de meg ha van csak volt már azt mint el még ki le mert én te ő mi ti ők kell lesz vagy amely ami aki minden fel itt ott nagyon így úgy most majd azonban után lehet sem nincs ezt akkor vannak",
        .romanian:
            "și de la în a cu pe nu că o din se mai pentru ca este sunt un să lui era au fost care dar ce prin după ai sau cel lor ei cum când unde foarte acest această fi între până am eu tu el ea noi voi toate fără numai despre către",
        .turkish:
            "bir ve bu da de için ile çok o ne var gibi daha kadar ben sen biz siz onlar ama en olarak olan değil mi her sonra diye şey ki ya ise bunu veya hem oldu kendi yok nasıl neden onun olduğu göre ancak zaman tüm iki ilk üzerinde",
        .indonesian:
            "yang dan di itu dengan untuk tidak ini dari dalam akan pada juga saya ke karena ada oleh kepada atau bisa seperti mereka sudah kami kita telah sebagai adalah lebih hanya orang dia harus bahwa apa dapat masih lagi para saat belum",
        .catalan:
            "el la els les de que i a en un una és no per amb del dels com més al aquest aquesta seu seva però són hi ha ser quan també molt fins tot després sense entre si va han on havia sobre pel ens jo era seva vaig perquè",
        .vietnamese:
            "của và là có được cho trong không một những với các đã này người để khi đến như cũng từ về tôi ra thì hay vào lại nhiều năm phải sẽ đó trên nhưng bị làm còn hơn rất sau chỉ anh ông bà cô ấy",
        .russian:
            "и в не на я что он с как это по но они мы она так его за был из у же ты вы от бы к то все для о если только меня еще нет о ее мне было вот да уже или когда до быть который себя этот очень",
        .ukrainian:
            "і в не на я що він з як це по але вони ми вона так його за був із у ж ти ви від би до та все для про якщо тільки мене ще ні її мені було вже або коли бути який себе цей дуже є від",
        .bulgarian:
            "и в не на аз че той с как това по но те ние тя така го за беше от у ти вие би до все за ако само ме още я ми вече или когато да бъде който себе си този много е са са се ще",
        .arabic:
            "في من على إلى أن عن مع هذا كان التي الذي لا ما هذه كل بعد قد ذلك أو بين هو هي لم كما عند حتى إن وقد غير",
        .persian: "در به از که این را با است برای آن یک می بر تا شد هم خود کرد شده ما نیز های بود باید اما اگر پس",
        .urdu: "کے میں کی ہے اور سے کا کو اس کہ نے ہیں پر یہ بھی ایک تھا وہ لیے ہو جو کر تو نہیں تھے",
    ]
    /// The languages of each word.
    static let languages: [String: [NLLanguage]] = {
        var result: [String: [NLLanguage]] = [:]
        for (language, list) in lists {
            for word in Set(list.split(separator: " ")) { result[String(word), default: []].append(language) }
        }
        return result
    }()
}
