import { TURKISH_WORDS } from './turkish-words.ts';

/** The checker's messages in Turkish, by their English. `{0}` is the first gap. */
export const TURKISH_MESSAGES: { readonly [english: string]: string } = {
  ...TURKISH_WORDS,
  '"{0}" cannot run from "{1}", where this action leads: it starts from {2}.':
    '"{0}", bu işlemin götürdüğü "{1}" durumundan başlatılamaz; başladığı durumlar: {2}.',
  '"{0}" leads to "{1}", and this action comes from {2}.':
    '"{0}" kaydı "{1}" durumuna götürür; bu işlem ise şuradan gelir: {2}.',
  ' It is called "{0}" now.': ' Artık adı "{0}".',
  'No icon "{0}".{1} The page {2} shows them all.': '"{0}" adında bir simge yok.{1} Hepsi {2} sayfasında.',
  '"{0}" stands alone: a value is written "{code}" or "{ownerId.name}", with both braces and without spaces.':
    '"{0}" tek başına duruyor: bir değer "{code}" veya "{ownerId.name}" biçiminde, iki süslü ayraçla ve boşluksuz yazılır.',
  'This title is the same for every record: name a field in it, such as "{code}".':
    'Bu başlık her kayıtta aynı: içinde bir alan belirtin, örneğin "{code}".',
  'No "title", and no field that could take its place: people would read the id of each record.':
    '"title" yok, yerini alabilecek bir alan da yok: ekranlarda kayıtların kimliği görünür.',
  '"{0}" is granted nothing here, so its rows never count.':
    '"{0}" rolüne burada hiçbir yetki verilmemiş; satır koşulunun etkisi yok.',
  'Nobody makes a new record here, so the entry of the menu cannot lead to its form.':
    'Burada yeni kayıt açılmıyor; menü öğesi yeni kayıt formuna gidemez.',
  'No "menu": its screens are reached by address or relation only. Write "menu": false if that is meant.':
    '"menu" yok: ekranlarına yalnızca adresle veya ilişkiden ulaşılır. Böyle isteniyorsa "menu": false yazın.',
  'Actions with "from" move more than one field ({0}); one of them must be the state.':
    '"from" içeren işlemler birden çok alanı değiştiriyor ({0}); durum alanı bunlardan yalnızca biri olabilir.',
  'No action sets an enum field, so there is no state it could start from.':
    'Hiçbir işlem bir enum alanını değiştirmiyor; başlayabileceği bir durum yok.',
  '"outcome" changes with what is typed, and this action asks nothing.':
    '"outcome" yazılanlara göre değişir; bu işlem ise hiçbir şey sormuyor.',
  '"{0}" has no text for each language: an object with the texts {1} is meant.':
    '"{0}" her dil için bir metin içermiyor: {1} metinleri olan bir nesne gerekir.',
  '"confirmIf" says when "confirm" is asked, and this action has no "confirm".':
    '"confirmIf", "confirm" sorusunun ne zaman sorulacağını söyler; bu işlemde ise "confirm" yok.',
  'What is done while a record is created sets something, and has no "ask", "when" or "copy".':
    'Kayıt oluşturulurken yapılan işlem bir alanı değiştirir; "ask", "when" ve "copy" içeremez.',
  'New records start as "{0}", and this action comes from {1}.':
    'Yeni kayıtlar "{0}" olarak başlıyor, bu işlem ise şuradan başlıyor: {1}.',
  '"{0}" is a field too: a body could not say which of them it means.':
    '"{0}" aynı zamanda bir alan: gönderilen veride hangisinin kastedildiği anlaşılamaz.',
  '"{0}" is done while a record is created already: there is one such action.':
    'Kayıt oluşturulurken zaten "{0}" işlemi yapılıyor: böyle tek bir işlem olabilir.',
  '"{0}" asks or copies: it cannot take anything back by itself.':
    '"{0}" soru soruyor veya kopyalıyor: kendiliğinden geri alma yapamaz.',
  'A question cannot name "{0}": it is no single value.': 'Soru metninde "{0}" kullanılamaz: tek bir değer değil.',
  'An action cannot set "{0}".': 'Bir işlem "{0}" alanını değiştiremez.',
  '"{0}" cannot be asked for: it is not filled in by people.': '"{0}" sorulamaz: kişiler tarafından doldurulmuyor.',
  '"{0}" is set by this action already.': '"{0}" zaten bu işlem tarafından değiştiriliyor.',
  'An action that copies sets and asks nothing: the form of the new record does.':
    'Kopyalayan bir işlem değer atamaz ve soru sormaz: bunu yeni kaydın formu yapar.',
  '"{0}" is not filled in by people.': '"{0}" kişiler tarafından doldurulmuyor.',
  '"{0}" is no reference.': '"{0}" bir başvuru (ref) değil.',
  'Drafts need a state: an enum field that actions set.':
    'Taslaklar için bir durum gerekir: işlemlerin değiştirdiği bir enum alanı.',
  'New records start as "{0}", so none would ever be a draft.':
    'Yeni kayıtlar "{0}" durumuyla başlıyor; hiçbiri taslak olmaz.',
  '"{0}" is no action that leaves "{1}". Such actions: {2}':
    '"{0}", "{1}" durumundan çıkan bir işlem değil. Böyle işlemler: {2}',
  'New records have no state: give the field a "default".': 'Yeni kayıtların durumu yok: alana bir "default" verin.',
  'No action leads to {0} from "{1}".': 'Hiçbir işlem "{1}" durumundan şuraya götürmüyor: {0}.',
  'There is already a rule "{0}".': '"{0}" adında bir kural zaten var.',
  'The address "{0}" already belongs to "{1}" ({2}).': '"{0}" adresi zaten "{1}" kaynağının ({2}).',
  '"/api/{0}" is the server\'s own.': '"/api/{0}" sunucunun kendisine ayrılmış.',
  '"/api/{0}" already belongs to "{1}" ({2}).': '"/api/{0}" zaten "{1}" kaynağının ({2}).',
  'The subject "{0}" already belongs to "{1}" ({2}): grants of the one would open the other.':
    '"{0}" yetki konusu zaten "{1}" kaynağının ({2}): birine verilen yetki ötekini de açardı.',
  'Routes of their own answer these calls.': 'Bu çağrıları kendi rotaları yanıtlıyor.',
  'A column is a value of a list; "{0}" has none, or several at once.':
    'Sütun bir listenin değeridir; "{0}" alanının değeri yok ya da aynı anda birden çok.',
  'A field of type "{0}" cannot stand on a card.': '"{0}" türündeki bir alan kartta gösterilemez.',
  '"{0}" is already the name of {1}.': '"{0}" adı zaten {1} dosyasının.',
  'Whether this is shown depends on itself: {0}.': 'Bunun gösterilmesi kendisine bağlı: {0}.',
  'The resource "{0}" is turned off by an error in its own file; nothing can be chosen here until then.':
    '"{0}" kaynağı kendi dosyasındaki bir hata yüzünden kapalı; düzelene kadar burada seçim yapılamaz.',
  'A field of type "{0}" cannot be shown as "{1}".': '"{0}" türündeki bir alan "{1}" olarak gösterilemez.',
  '"{0}" is no picture.': '"{0}" bir resim değil.',
  'A field of type "{0}" is no fact.': '"{0}" türündeki bir alan bilgi satırı (fact) olamaz.',
  '"{0}" leads nowhere: a fact is one step beyond a reference to one record.':
    '"{0}" hiçbir yere götürmüyor: bilgi satırı, tek kayda giden bir başvurunun bir adım ötesidir.',
  '"{0}" are records of a company each; those of "tenancy": "global" belong to none, and refer to such only.':
    '"{0}" kayıtlarının her biri bir şirkete aittir; "tenancy": "global" olanlar hiçbir şirkete ait değildir ve yalnızca böyle kayıtlara başvurur.',
  '"{0}" is a view; refer to "{1}", whose records it shows, and choose by "optionsWhere".':
    '"{0}" bir görünüm; kayıtlarını gösterdiği "{1}" kaynağına başvurun, seçimi "optionsWhere" ile daraltın.',
  '"{0}" begins one new record in a form; it cannot be done with several at once.':
    '"{0}" bir formda tek yeni kayıt başlatır; birden çok kayıtla birlikte yapılamaz.',
  'No pattern. It is made of characters, "\\d", "." and classes such as "[A-Z0-9]", each with "?", "*", "+", "{0}" or "{1}"; groups and alternatives are no part of it.':
    'Geçerli bir desen değil. Karakterlerden, "\\d", "." ve "[A-Z0-9]" gibi sınıflardan oluşur; her biri "?", "*", "+", "{0}" veya "{1}" alabilir. Gruplar ve seçenekler kullanılamaz.',
  '"{0}" is no relation.': '"{0}" bir ilişki (children) alanı değil.',
  '"{0}" begins one new record in a form; a dialog cannot do it before.':
    '"{0}" bir formda tek yeni kayıt başlatır; bir pencere bunu önceden yapamaz.',
  'Nothing proposes "{0}": the resource names no "domain".':
    '"{0}" için öneri yapan bir kural yok: kaynağın "domain" değeri yazılmamış.',
  'These fields are unique together already.': 'Bu alanlar zaten birlikte benzersiz.',
  '"{0}" keeps no single value of its own, so it cannot be unique with others.':
    '"{0}" kendine ait tek bir değer saklamıyor; başka alanlarla birlikte benzersiz olamaz.',
  'Only a value that is "unique" can be taken.': 'Yalnızca "unique" olan bir değer dolu olabilir.',
  '"{0}" is greater than "{1}".': '"{0}", "{1}" değerinden büyük.',
  '"{0}" is no date.': '"{0}" bir tarih değil.',
  '"{0}" is no number.': '"{0}" bir sayı değil.',
  '"{0}" is no field of type "repeater".': '"{0}", "repeater" türünde bir alan değil.',
  '"{0}" is no number that is stored.': '"{0}" saklanan bir sayı değil.',
  'A slider goes from "min" to "max": give both.': 'Kaydırıcı "min" ile "max" arasında gider: ikisini de verin.',
  'A rating is a field of type "integer" with a "max" from 1 to {0}.':
    'Puanlama, "max" değeri 1 ile {0} arasında olan bir "integer" alanıdır.',
  '"{0}" is no field of type "children".': '"{0}", "children" türünde bir alan değil.',
  '"{0}" is no reference to one record.': '"{0}" tek kayda başvuran bir alan değil.',
  'Give "currency" (a fixed code such as "EUR") or "currencyField" (the field that holds it), one of the two.':
    'İkisinden birini verin: "currency" ("EUR" gibi sabit bir kod) ya da "currencyField" (para birimini tutan alan).',
  '"{0}" cannot hold a currency: it is of type "{1}", not "enum".':
    '"{0}" para birimi tutamaz: türü "{1}", "enum" değil.',
  'Give "values" (the list itself) or "enum" (a list of _enums.json), one of the two.':
    'İkisinden birini verin: "values" (listenin kendisi) ya da "enum" (_enums.json içindeki bir liste).',
  '"{0}" stands here twice.': '"{0}" burada iki kez yazılı.',
  'None of the values has a "rank", so nothing is above anything.':
    'Değerlerin hiçbirinde "rank" yok; hiçbiri ötekinden üstün değil.',
  '"{0}" is no reference from "{1}" to "{2}". Such references: {3}':
    '"{0}", "{1}" kaynağından "{2}" kaynağına bir başvuru değil. Böyle başvurular: {3}',
  'Not a value of "{0}": {1}.': '"{0}" alanının bir değeri değil: {1}.',
  '"{0}" has a meaning of its own and cannot be a name here.': '"{0}" özel anlamı olan bir sözcük; burada ad olamaz.',
  '"{0}" has a meaning of its own and cannot be an action.': '"{0}" özel anlamı olan bir sözcük; işlem adı olamaz.',
  '"{0}" is already a key of the field "{1}".': '"{0}" zaten "{1}" alanının anahtarı.',
  'Such a field has no order to sort by.': 'Böyle bir alana göre sıralama yapılamaz.',
  'Nothing of this field is stored, so nothing can be unique.': 'Bu alanın saklanan bir değeri yok; benzersiz olamaz.',
  'A hidden field is never required: "required" has no effect.': 'Gizli bir alan zorunlu olmaz: "required" etkisiz.',
  'A value has one origin: "from", "compute" or "generate".':
    'Bir değerin tek kaynağı olur: "from", "compute" ya da "generate".',
  '"{0}" names no single record of another resource.': '"{0}" başka bir kaynağın tek bir kaydını göstermiyor.',
  '"{0}" is of type "{1}", this field of type "{2}".': '"{0}" alanının türü "{1}", bu alanınki "{2}".',
  'This file is gone. Its last good version stays in force; put it back, or an empty one in its place.':
    'Bu dosya yok olmuş. Son geçerli hâli yürürlükte; dosyayı geri koyun ya da yerine boş bir dosya koyun.',
  'Only of records that belong to a tenant ("tenancy").': 'Yalnızca bir şirkete ait kayıtlarda kullanılır ("tenancy").',
  'The page "{0}" is turned off by an error in its own file; this leads nowhere until then.':
    '"{0}" sayfası kendi dosyasındaki bir hata nedeniyle kapalı; düzeltilene kadar buradan bir yere gidilmez.',
  'The resource "{0}" is turned off by an error in its own file, and this view with it.':
    '"{0}" kaynağı kendi dosyasındaki bir hata yüzünden kapalı; bu görünüm de onunla birlikte.',
  '"{0}" is a view itself, and a view is over a resource with records of its own: {1}':
    '"{0}" kendisi bir görünüm; görünüm, kendi kayıtları olan bir kaynağın üzerine kurulur: {1}',
  '"first" goes with a list that is sorted by a value of its own records, and "{0}" is a choice or a reference.':
    '"first", kendi kayıtlarının bir değerine göre sıralanan listede olur; "{0}" ise bir seçenek ya da başvuru.',
  'Routes of its own answer "{0}", and know nothing of views.':
    '"{0}" kendi rotalarıyla yanıtlanıyor; bunlar görünüm bilmez.',
  'A view takes "{0}" from "{1}". Of its own it may have: {2}':
    'Görünüm "{0}" özelliğini "{1}" kaynağından alır. Kendisinin verebilecekleri: {2}',
  '"{0}" is not among this view\'s "fields", so nobody sees it here.':
    '"{0}" bu görünümün "fields" listesinde yok; burada kimse göremez.',
  'Required, but not among this view\'s fields: records made here would lack {0}. Leave "create" out of "only", or name them.':
    'Zorunlu ama bu görünümün alanları arasında değil: burada açılan kayıtlarda {0} eksik kalır. "only" içinden "create" sözcüğünü çıkarın ya da bu alanları ekleyin.',
  '"{0}" goes with "of", the name of the resource whose records are shown.':
    '"{0}", kayıtları gösterilen kaynağın adı olan "of" ile birlikte kullanılır.',
  'Numbers have one of "unit" and "currency".': 'Sayılarda "unit" ve "currency" özelliklerinden yalnızca biri olur.',
  'Drawn as "{0}", series cannot stand on each other. Possible: {1}':
    '"{0}" olarak çizilince seriler üst üste konamaz. Olabilecekler: {1}',
  'Drawn as "{0}", there is one series, not {1}.': '"{0}" olarak çizilince tek seri olur, {1} değil.',
  'Only charts drawn as {0} mix series that are drawn otherwise.':
    'Yalnızca {0} olarak çizilen grafiklerde farklı çizilen seriler bir arada olabilir.',
  'Drawn as "{0}", each value is a list of {1} numbers.': '"{0}" olarak çizilince her değer {1} sayılık bir listedir.',
  'Drawn as "{0}", each value is a number; lists are for scatter and bubble.':
    '"{0}" olarak çizilince her değer bir sayıdır; listeler scatter ve bubble içindir.',
  'There are {0} labels and {1} values.': '{0} etiket ve {1} değer var.',
  '"{0}" is no time. Possible: $today-3, $today-3 09:30, $month-8':
    '"{0}" bir zaman değil. Yazılabilecekler: $today-3, $today-3 09:30, $month-8',
  'The call takes new records itself.': 'Çağrı yeni kayıtları kendisi alıyor.',
  'Drawn as "{0}", no value is below zero.': '"{0}" olarak çizilince hiçbir değer sıfırın altında olamaz.',
  'No "menu": it is reached by its address only. Write "menu": false if that is meant.':
    '"menu" yok: yalnızca adresiyle ulaşılır. Böyle isteniyorsa "menu": false yazın.',
  'A page has one of "screen" and "blocks".': 'Bir sayfada "screen" ve "blocks" özelliklerinden biri olur.',
  'There is already a block "{0}".': '"{0}" adında bir blok zaten var.',
  'Blocks show many records. A page of one record is code: write "screen": true.':
    'Bloklar birçok kaydı gösterir. Tek kaydın sayfası kodla yazılır: "screen": true yazın.',
  'The menu cannot say which record is meant: write "menu": false. The page of the record leads here.':
    'Menü hangi kaydın kastedildiğini bilemez: "menu": false yazın. Buraya kaydın sayfasından gelinir.',
  'A block has one of "view" and "where".': 'Bir blokta "view" ve "where" özelliklerinden biri olur.',
  'Routes of their own answer these calls, and know no conditions.':
    'Bu çağrıları kendi rotaları yanıtlıyor; koşul bilmezler.',
  'A field of type "{0}" cannot be a column.': '"{0}" türündeki bir alan sütun olamaz.',
  'No Turkish text: English is shown instead. Write { "en": "…", "tr": "…" }.':
    'Türkçe metin yok: yerine İngilizcesi gösterilir. { "en": "…", "tr": "…" } biçiminde yazın.',
  'No label: the name in words is shown, in English only.':
    'Etiket yok: yerine ad, yalnızca İngilizce olarak gösterilir.',
  'A part cannot be of type "{0}".': 'Bir parça "{0}" türünde olamaz.',
  '"{0}" is for fields of the record; a part has none of its own.':
    '"{0}" kaydın alanları içindir; parçaların kendisinde olmaz.',
  'A part is computed by "multiply" of its neighbours only.':
    'Bir parça yalnızca komşularının çarpımı ("multiply") olarak hesaplanır.',
  'A field of type "text" is computed by "concat" only; this gives a number.':
    '"text" türündeki bir alan yalnızca "concat" ile hesaplanır; bu bir sayı verir.',
  '"{0}" is an amount: what is computed from it is of type "money".':
    '"{0}" bir tutar: ondan hesaplanan alan "money" türünde olmalı.',
  '"{0}" is no amount, and what is computed from it is no "money".':
    '"{0}" bir tutar değil; ondan hesaplanan alan da "money" olamaz.',
  'How it is computed is missing: {0}': 'Nasıl hesaplanacağı eksik: {0}',
  'A value is computed in one way, and this names {0}. Name the steps as fields of their own.':
    'Bir değer tek bir yolla hesaplanır; burada {0} yazıyor. Ara adımları ayrı alanlar olarak tanımlayın.',
  '"{0}" may be in another currency.': '"{0}" başka bir para biriminde olabilir.',
  '"{0}" and "{1}" are both amounts: an amount is multiplied by numbers only.':
    '"{0}" ve "{1}" alanlarının ikisi de tutar: bir tutar yalnızca sayılarla çarpılır.',
  '"{0}" changes without the record: what is computed depends on the record alone.':
    '"{0}" kayıt değişmeden değişir: hesaplanan değer yalnızca kaydın kendisine bağlıdır.',
  '"{0}" may name several records; what belongs to several is neither counted nor added up.':
    '"{0}" birden çok kaydı gösterebilir; birden çok kayda ait olanlar sayılmaz ve toplanmaz.',
  'Lists sort by plain parts of an object only.': 'Listeler yalnızca bir nesnenin basit parçalarına göre sıralanır.',
  '"rising" needs "uniqueBy", the part that gives the order: {0}':
    '"rising" için sırayı veren parçayı gösteren "uniqueBy" gerekir: {0}',
  '"minItems" is greater than "maxItems".': '"minItems", "maxItems" değerinden büyük.',
  'Expected "p, role, subject, action, allow" (or deny), or "g, role, role".':
    '"p, rol, konu, işlem, allow" (ya da deny) veya "g, rol, rol" bekleniyordu.',
  'No rule stands here: nobody could do anything. Write at least one, or remove the file.':
    'Burada hiç kural yok: kimse bir şey yapamazdı. En az bir kural yazın ya da dosyayı kaldırın.',
  'Missing section: {0}. The built-in model is used.': 'Eksik bölüm: {0}. Yerleşik model kullanılıyor.',
  '"{0}" is missing. The built-in model is used.': '"{0}" eksik. Yerleşik model kullanılıyor.',
  '"{0}" is not what the server decides by. The built-in model is used.':
    'Sunucu "{0}" kuralına göre karar vermez. Yerleşik model kullanılıyor.',
  'References need the generic calls on both sides.': 'Başvurular için iki tarafta da genel çağrılar gerekir.',
  'Routes of their own answer these calls, and know nothing of it.':
    'Bu çağrıları kendi rotaları yanıtlıyor; bundan haberleri yok.',
  'A field of type "{0}" cannot be asked for like this: dates are spans ("encode": "json-start-end"), all others are single values.':
    '"{0}" türündeki bir alan böyle sorulamaz: tarihler aralıktır ("encode": "json-start-end"), ötekiler tek değerdir.',
  'The call has no parameter for "{0}". Those of "api.params": {1}':
    'Çağrının "{0}" için bir parametresi yok. "api.params" içindekiler: {1}',
  'The browser keeps these records by itself, and knows nothing of it.':
    'Bu kayıtları tarayıcı kendisi saklar; bundan haberi yok.',
  '"edit" needs "show": a form begins with the record.': '"edit" için "show" da gerekir: form, kayıtla başlar.',
  'Only with "api": { "served": "browser" }.': 'Yalnızca "api": { "served": "browser" } ile.',
  'Only a resource of "served": "browser" has a form here.':
    'Burada yalnızca "served": "browser" olan bir kaynağın formu yer alır.',
  'There is no tab "{0}".': '"{0}" adında bir sekme yok.',
  'Only with "api": { "served": "route" }.': 'Yalnızca "api": { "served": "route" } ile.',
  'Unknown {0} "{1}".{2} Allowed here: {3}': '"{1}" adında bir {0} yok.{2} Burada kullanılabilenler: {3}',
  '"{0}" is not allowed.{1} Allowed: {2}': '"{0}" kullanılamaz.{1} Kullanılabilenler: {2}',
  'Missing "{0}"{1}.': '"{0}" eksik{1}.',
  'Must be {0}, not {1}.': '{1} değil, {0} olmalı.',
  '{0} is not allowed here.{1}': '{0} burada kullanılamaz.{1}',
  '"{0}" cannot be a name here: letters and digits, beginning with a small letter.':
    '"{0}" burada ad olamaz: harf ve rakamlardan oluşmalı, küçük harfle başlamalı.',
  'Must be at least {0}.': 'En az {0} olmalı.',
  'Must be at most {0}.': 'En çok {0} olmalı.',
  'Must not be empty.': 'Boş olamaz.',
  'Needs at least one entry.': 'En az bir öğe gerekir.',
  'Needs at least {0} entries.': 'En az {0} öğe gerekir.',
  'Must have at most {0} entries.': 'En çok {0} öğe olabilir.',
  'The same entry stands here twice.': 'Aynı öğe burada iki kez yazılı.',
  'It {0}.': 'Şemaya uymuyor: {0}.',
  ' (required for type "{0}")': ' ("{0}" türü için gerekli)',
  '{0} or {1}': '{0} ya da {1}',
  'the text {0}': '{0} metni',
  '"{0}" is computed and not part of a stored title.': '"{0}" hesaplanıyor; saklanan başlığın parçası olamaz.',
  '"{0}" is masked: a title would show it.': '"{0}" gizli: başlıkta açıkça görünürdü.',
  'Only numbers and amounts can be summed.': 'Yalnızca sayılar ve tutarlar toplanabilir.',
  'Lists cannot be filtered by "{0}": its value is not stored.': 'Listeler "{0}" ile süzülemez: değeri saklanmıyor.',
  'Lists cannot be filtered by "{0}": its value is masked, and calls of routes do not note who looks it up.':
    'Listeler "{0}" ile süzülemez: değeri gizli; bu çağrıları yanıtlayan rotalar kimin aradığını kaydetmez.',
  'The search box looks into texts only; "{0}" is none.': 'Arama kutusu yalnızca metinlere bakar; "{0}" metin değil.',
  '"{0}" is no field of type "location".': '"{0}", "location" türünde bir alan değil.',
  'Only a resource with "draft" has records that are incomplete.':
    'Yalnızca "draft" içeren bir kaynağın eksik kayıtları olur.',
  'Not among the sizes offered: {0}': 'Sunulan boyutlar arasında değil: {0}',
  'There is already a view "{0}".': '"{0}" adında bir görünüm zaten var.',
  'Only a form in steps ("layout": "steps") has such a look.':
    'Yalnızca adım adım bir formun ("layout": "steps") böyle bir görünüşü olur.',
  'The server writes "{0}" itself.': '"{0}" alanını sunucu kendisi yazar.',
  '"{0}" cannot be typed in a row: fields of its type, and hidden ones, have no room there.':
    '"{0}" bir satıra yazılamaz: bu türdeki alanların ve gizli alanların orada yeri yoktur.',
  'No row could be saved: records of "{0}" need these fields, which are not typed in a row: {1}':
    'Hiçbir satır kaydedilemez: "{0}" kayıtlarına şu alanlar gerekir, ama satırda yazılmazlar: {1}',
  'Children stand in a form as rows only, with "inline" in the field; else they are shown on the page of the record.':
    'Bağlı kayıtlar formda yalnızca satır olarak, alandaki "inline" ile yer alır; yoksa kaydın sayfasında gösterilir.',
  '"{0}" is already in this form.': '"{0}" bu formda zaten var.',
  'A section has one of "fields", "facts", "relation", "panel", "table", "form", "audit".':
    'Bir bölümde "fields", "facts", "relation", "panel", "table", "form", "audit" özelliklerinden biri olur.',
  'A table that is shown as tiles, or behind them, says with "tiles" what stands on them.':
    'Kutularla gösterilen ya da kutuların arkasında duran bir tablo, kutularda ne duracağını "tiles" ile söyler.',
  'What stands in a list of the row is not added up here: name with "sums" where the answer has the sums.':
    'Satırın içindeki bir listede duran değerler burada toplanmaz: toplamların yanıttaki yerini "sums" ile yazın.',
  'A link leads to one resource, or says with "by" which of several it is.':
    'Bir bağlantı tek bir kaynağa gider ya da birkaçından hangisi olduğunu "by" ile söyler.',
  'A link has one of "id" and "where".': 'Bir bağlantıda "id" ve "where" özelliklerinden yalnızca biri bulunur.',
  'A password is never shown.': 'Parola hiçbir zaman gösterilmez.',
  'Show children as a section of their own: { "relation": "{0}" }.':
    'Bağlı kayıtları ayrı bir bölümde gösterin: { "relation": "{0}" }.',
  'Required, but not on the form for new records{0}: nobody could create one.':
    'Zorunlu ama yeni kayıt formunda yok{0}: kimse kayıt açamaz.',
  'Not valid JSON. {0}': 'Geçerli JSON değil. {0}',
  '"{0}" stands here twice. Only one can count.': '"{0}" burada iki kez yazılı. Yalnızca biri geçerli olabilir.',
  'There is already a group "{0}".': '"{0}" adında bir grup zaten var.',
  'No shared file is called so; it has no effect.{0} Known: {1}, all directly in {2}/':
    'Böyle adlandırılan ortak bir dosya yok; etkisi de yok.{0} Bilinenler: {1}, hepsi doğrudan {2}/ içinde',
  ' Did you mean "{0}"?': ' "{0}" mi demek istediniz?',
  'Only stored numbers and amounts can be summed; "{0}" is of type "{1}".':
    'Yalnızca saklanan sayılar ve tutarlar toplanabilir; "{0}" alanının türü "{1}".',
  'Days and months are those of a stored date or the start of a range; "{0}" is of type "{1}".':
    'Gün ve ay, saklanan bir tarihin ya da bir aralığın başlangıcının olur; "{0}" alanının türü "{1}".',
  'A trend has one of "days", "weeks" and "months".':
    'Bir "trend" bloğunda "days", "weeks" ve "months" özelliklerinden yalnızca biri bulunur.',
  'Rows and columns are of two different fields.': 'Satırlar ve sütunlar iki ayrı alandan olmalı.',
  'Colours are those of the values of a list; "{0}" has none, or several at once.':
    'Renkler bir listenin değerlerinindir; "{0}" alanının değeri yok ya da aynı anda birden çok.',
  'A span has one of "days" and "months".':
    'Bir "span" içinde "days" ve "months" özelliklerinden yalnızca biri bulunur.',
  '"how" says what becomes of the values of "of": name a field there.':
    '"how", "of" alanının değerleriyle ne yapılacağını söyler: "of" için bir alan adı yazın.',
  'Averages are no parts of a whole, as "{0}" would draw them.':
    'Ortalamalar bir bütünün parçaları değildir; "{0}" olarak çizilemez.',
  'Dates are told apart by a block of type "trend".':
    'Tarihlere göre gruplamak için "trend" türünde bir blok kullanın.',
  'Records are told apart by the value of a list, of yes or no, of a reference or a date; "{0}" is of type "{1}", or has several at once.':
    'Kayıtlar bir liste değerine, evet/hayıra, bir başvuruya veya bir tarihe göre gruplanır; "{0}" alanının türü "{1}" ya da aynı anda birden çok değeri var.',
  'No {0} "{1}".{2} Known: {3}': '"{1}" adında bir {0} yok.{2} Bilinenler: {3}',
  'No {0} "{1}" in "{2}".{3} Known: {4}': '"{2}" içinde "{1}" adında bir {0} yok.{3} Bilinenler: {4}',
  'No Turkish label, the name in words is shown, in English only: {0}':
    'Türkçe etiketi yok, adı yalnızca İngilizce olarak gösterilir: {0}',
  'This file is gone, and others need its "{0}": {1}. Put it back, or remove what refers to it; its records stay.':
    'Bu dosya silinmiş; oysa "{0}" kaynağı başka yerlerde gerekli: {1}. Dosyayı geri koyun ya da ona başvuranları kaldırın; kayıtları duruyor.',
  '"{0}" has another name now, "{1}", and others need the old one: {2}. Change them too, or take the name back; records under the old name stay.':
    '"{0}" kaynağının adı artık "{1}"; oysa eski adı başka yerlerde geçiyor: {2}. Onları da değiştirin ya da eski ada dönün; eski adla saklanan kayıtlar duruyor.',
  'Because of it, also off: {0}.': 'Bu yüzden şunlar da kapalı: {0}.',
  'Until it is mended only this is left out: {0}.': 'Düzeltilene kadar yalnızca bu dışarıda: {0}.',
  'Until it is mended this stays as it was before: {0}.': 'Düzeltilene kadar burası önceki hâliyle kalıyor: {0}.',
  'Until it is mended the last good version of the file stays in force.':
    'Düzeltilene kadar dosyanın son geçerli hâli yürürlükte.',
  'Until it is mended this line allows nothing; if it may deny something, that is closed.':
    'Düzeltilene kadar bu satır hiçbir izin vermez; yasaklıyor olabileceği her şey kapalıdır.',
  'Until it is mended the file is off; all others work.':
    'Düzeltilene kadar bu dosya kapalı; ötekilerin hepsi çalışıyor.',
  '"{0}" makes no sense for a field of type "{1}". Allowed: {2}':
    '"{0}", "{1}" türündeki bir alan için anlamsız. Kullanılabilenler: {2}',
  '"{0}" is no reference of "{1}", so "{2}" leads nowhere. References: {3}':
    '"{0}", "{1}" kaynağının bir başvurusu değil; "{2}" hiçbir yere götürmüyor. Başvurular: {3}',
  'A condition reads one end of a range: "{0}" or "{1}".': 'Koşul, aralığın bir ucunu okur: "{0}" ya da "{1}".',
  'A field of type "{0}" has no value that a condition could read.':
    '"{0}" türündeki bir alanın koşulda okunabilecek bir değeri yok.',
  '"{0}" is not known here: what forms and buttons depend on can read the record itself only.':
    '"{0}" burada bilinmiyor: formların ve düğmelerin bağlı olduğu koşullar yalnızca kaydın kendisini okuyabilir.',
  'Must be a text in quotes.': 'Tırnak içinde bir metin olmalı.',
  'Must be a number, without quotes.': 'Tırnaksız bir sayı olmalı.',
  'Must be true or false, without quotes.': 'Tırnaksız true ya da false olmalı.',
  'Must be a date such as "2026-05-01", or "$today".': '"2026-05-01" gibi bir tarih ya da "$today" olmalı.',
  'Must be a moment such as "2026-05-01T08:00:00Z", a date, or "$now".':
    '"2026-05-01T08:00:00Z" gibi bir an, bir tarih ya da "$now" olmalı.',
  'The file is empty. Expected "{".': 'Dosya boş. "{" bekleniyordu.',
  'Expected a value: a text in double quotes, a number, true, false, null, { or [.':
    'Bir değer bekleniyordu: çift tırnak içinde metin, sayı, true, false, null, { ya da [.',
  'Expected a number such as 12 or 12.5.': '12 ya da 12.5 gibi bir sayı bekleniyordu.',
  'Expected a name in double quotes. Is there a comma too many before it?':
    'Çift tırnak içinde bir ad bekleniyordu. Öncesinde fazladan bir virgül mü var?',
  'Expected a value. Is there a comma too many before it?':
    'Bir değer bekleniyordu. Öncesinde fazladan bir virgül mü var?',
  'Expected ":" between name and value.': 'Ad ile değer arasında ":" bekleniyordu.',
  'Expected "," after the entry before this one.': 'Bundan önceki öğeden sonra "," bekleniyordu.',
  'Expected "}": an object is not closed.': '"}" bekleniyordu: bir nesne kapatılmamış.',
  'Expected "]": a list is not closed.': '"]" bekleniyordu: bir liste kapatılmamış.',
  'Expected the end of the file: something stands after the last "}".':
    'Dosyanın sonu bekleniyordu: son "}" işaretinden sonra bir şey yazılı.',
  'Comments are not allowed. Use "$comment": "…" instead.': 'Yorum yazılamaz. Yerine "$comment": "…" kullanın.',
  'Expected a closing double quote on this line.': 'Bu satırda kapatan çift tırnak bekleniyordu.',
  'Expected four hexadecimal digits after \\u.': '\\u sonrasında dört onaltılık rakam bekleniyordu.',
  'Expected one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\u after the backslash.':
    'Ters bölüden sonra \\" \\\\ \\/ \\b \\f \\n \\r \\t \\u bekleniyordu.',
  'A character that cannot stand here. Write tabs and line breaks as \\t and \\n.':
    'Burada bulunamayacak bir karakter. Sekmeleri ve satır sonlarını \\t ve \\n olarak yazın.',
  'Something else was expected.': 'Başka bir şey bekleniyordu.',
  'is not allowed': 'kullanılamaz',
  'Amounts are whole numbers of the smallest unit: for {0} write {1}.':
    'Tutarlar en küçük birimin tam sayılarıdır: {0} yerine {1} yazın.',
  'Records with a value of "{0}", a field that is no longer here: {1}. They keep it, and nobody sees it. If it has another name now, write "renamedFrom": "{2}" there.':
    'Artık burada olmayan "{0}" alanında değeri olan kayıt: {1}. Değerleri duruyor ama kimse görmüyor. Alanın adı değiştiyse yeni alana "renamedFrom": "{2}" yazın.',
  'Records with the value "{0}", which is not in the list: {1}. It is shown as it is. If it has another name now, write "renamedFrom": "{2}" there.':
    'Listede olmayan "{0}" değerini taşıyan kayıt: {1}. Değer olduğu gibi gösteriliyor. Değerin adı değiştiyse yenisine "renamedFrom": "{2}" yazın.',
  'Records that are kept under the old name "{0}": {1}. They stay, and nobody sees them. Write "renamedFrom": "{2}" beside the name and they move here, with their history; exchange the two names and they move back.':
    'Eski "{0}" adı altında duran kayıt: {1}. Kayıtlar duruyor ama kimse görmüyor. Adın yanına "renamedFrom": "{2}" yazın; geçmişleriyle birlikte buraya taşınırlar. İki adı birbiriyle değiştirirseniz geri dönerler.',
  'A resource is called "{0}", so its records stay with it and none move here.':
    '"{0}" adında bir kaynak var; kayıtları onda kalır, buraya taşınmaz.',
  '"{0}" is a field of its own here, so nothing is renamed.':
    '"{0}" burada ayrı bir alan; yeniden adlandırılan bir şey yok.',
  'These roles may read the field but nothing of "{0}", so they see a dash: {1}. Grant them "list" there, or leave them out of the field\'s "read", or name them in its "unnamedFor".':
    'Şu roller alanı okuyabiliyor ama "{0}" kaynağını göremiyor, yerine çizgi görürler: {1}. Orada "list" yetkisi verin ya da alanın "read" listesine almayın ya da "unnamedFor" listesine yazın.',
  'Texts that only the other language has; {0} stands in their place: {1}':
    'Yalnızca öteki dilde olan metinler; yerlerine {0} metin gösterilir: {1}',
  'There is no such file in {0}; this one stands in its place.':
    'Bu dosyanın {0} karşılığı yok; yerine bu dosya kullanılıyor.',
  'Texts stand here, in quotes, and objects of texts.':
    'Burada tırnak içinde metinler ya da metinlerden oluşan nesneler bulunur.',
  'A value cannot be computed from itself: {0}.': 'Bir değer kendisinden hesaplanamaz: {0}.',
  'The file is saved as UTF-16. Save it as UTF-8.': 'Dosya UTF-16 olarak kaydedilmiş. UTF-8 olarak kaydedin.',
  'The file is saved as Windows-1254 (Turkish) or the like. Save it as UTF-8.':
    'Dosya Windows-1254 (Türkçe) ya da benzeri bir kodlamayla kaydedilmiş. UTF-8 olarak kaydedin.',
  'The product\'s own rules{0} read "{1}" as {2}, and it would be {3}. Leave its type, and change its label or its look.':
    'Ürünün kendi kuralları{0} "{1}" alanını {2} olarak okuyor; şimdi {3} olurdu. Türünü bırakın, etiketini ya da görünümünü değiştirin.',
  'The product\'s own rules{0} read "{1}", which would be called "{2}". Keep its name, and change its label.':
    'Ürünün kendi kuralları{0} "{1}" alanını okuyor; adı "{2}" olurdu. Adını bırakın, etiketini değiştirin.',
  'The product\'s own rules{0} read "{1}", and it is not here. Put it back; "hidden": true keeps it from being seen.':
    'Ürünün kendi kuralları{0} "{1}" alanını okuyor, ama alan burada yok. Geri koyun; görünmesin isterseniz "hidden": true yazın.',
  'Records that do not fit this change of "{0}": {1} ({2}{3}). Change them first, or write "misfits": "keep" in the field, and they stay as they are.':
    '"{0}" alanındaki bu değişikliğe uymayan kayıt: {1} ({2}{3}). Önce onları düzeltin ya da alana "misfits": "keep" yazın; oldukları gibi kalırlar.',
  'Records that do not fit this change of "{0}": {1}; npm run check:resources names them. Change them first, or write "misfits": "keep" in the field, and they stay as they are.':
    '"{0}" alanındaki bu değişikliğe uymayan kayıt: {1}; hangileri olduğunu npm run check:resources söyler. Önce onları düzeltin ya da alana "misfits": "keep" yazın; oldukları gibi kalırlar.',
  'Only of records that belong to a tenant, and that the generic calls answer.':
    'Yalnızca bir firmaya ait olan ve genel çağrıların yanıtladığı kayıtlarda olur.',
  '"fields" says which changes count: it goes with "on": "update".':
    '"fields" hangi değişikliklerin sayılacağını söyler; "on": "update" ile birlikte yazılır.',
  'No action sets an enum field, so there is no state. Name the choice: "field".':
    'Hiçbir işlem bir seçim alanını değiştirmiyor; yani durum yok. Seçim alanını "field" ile belirtin.',
  '"{0}" is no single choice, so there is no state to be reached.':
    '"{0}" tek değerli bir seçim alanı değil; ulaşılacak bir durumu yok.',
  'Give one of "before" and "after".': '"before" ile "after" özelliklerinden yalnızca biri yazılır.',
  '"{0}" is no date or moment of the record itself that is stored.':
    '"{0}", kaydın kendisinde saklanan bir tarih ya da an değil.',
  'Hours and minutes are counted from a moment; from a date, or with "at", it is days and weeks.':
    'Saat ve dakika ancak bir andan sayılır; tarihten sayarken ya da "at" ile gün ve hafta kullanılır.',
  'A rule tells one thing: name all roles in one "notify".':
    'Bir kural tek bir şey bildirir: bütün rolleri tek bir "notify" içinde yazın.',
  'Give one of these: {0}': 'Şunlardan yalnızca birini yazın: {0}',
  '"{0}" does not go with "{1}". With it go: {2}':
    '"{0}", "{1}" ile birlikte kullanılamaz. Onunla kullanılabilenler: {2}',
  'Give a "template", or "subject" and "body".': 'Ya bir "template" ya da "subject" ile "body" yazın.',
  '"{0}" is written of a record of "{1}". Those of "{2}": {3}':
    '"{0}" şablonu "{1}" kayıtları içindir. "{2}" için olanlar: {3}',
  '"{0}" is of type "{1}", and no address of a mail.': '"{0}" alanının türü "{1}"; e-posta adresi olamaz.',
  '"{0}" cannot stand in a text: it is no single value, or one that is masked.':
    '"{0}" bir metnin içinde yer alamaz: tek bir değer değil ya da gizli.',
  'What is deleted has no fields to set.': 'Silinen bir kaydın değiştirilecek alanı kalmaz.',
  "Records are made of a resource that keeps its own, in the company's own tables.":
    'Ancak kendi kayıtları olan ve firmaya ait bir kaynağa kayıt açılabilir.',
  'No such record could be made: "{0}" needs these fields, too: {1}':
    'Böyle bir kayıt açılamaz: "{0}" için şu alanlar da gerekir: {1}',
  '"{0}" is the state: its actions move it.': '"{0}" durum alanıdır; onu yalnızca işlemler değiştirir.',
  '"{0}" is of type "{1}", and "{2}" of type "{3}".': '"{0}" alanının türü "{1}", "{2}" alanınınki ise "{3}".',
  'A rule runs without a person: there is no "$user" here.':
    'Kural kendiliğinden çalışır, arkasında bir kişi yoktur: burada "$user" kullanılamaz.',
  'These rules set each other off in a circle: {0}': 'Bu kurallar birbirini sonsuz döngüyle tetikler: {0}',
};
