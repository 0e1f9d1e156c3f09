/** A post of the web site in both languages; a body’s parts are its paragraphs. */
export type SeedPost = {
  readonly slug: string;
  readonly cover: string;
  readonly tags: readonly string[];
  readonly en: { readonly title: string; readonly summary: string; readonly body: readonly string[] };
  readonly tr: { readonly title: string; readonly summary: string; readonly body: readonly string[] };
};

export const SEED_POSTS: readonly SeedPost[] = [
  {
    slug: 'a-weekend-on-the-bosphorus',
    cover: '/pictures/residence-1.svg',
    tags: ['istanbul', 'weekend'],
    en: {
      title: 'A weekend on the Bosphorus',
      summary: 'Two days of ferries, fish and quiet back streets, without a single queue.',
      body: [
        'Begin on the water. The morning ferry to Anadolu Kavağı takes an hour and a half and shows you more palaces than any bus tour. Sit on the left on the way up.',
        'Spend the afternoon in Kuzguncuk, where the bakery sells out by four, and walk down to the shore for tea as the tankers go by.',
        'On Sunday cross to Arnavutköy for breakfast. The wooden houses are at their best before eleven, while the light is still low.',
      ],
    },
    tr: {
      title: 'Boğaz’da bir hafta sonu',
      summary: 'Vapur, balık ve sakin ara sokaklarla dolu iki gün; üstelik hiç sıra beklemeden.',
      body: [
        'Güne denizde başlayın. Anadolu Kavağı’na giden sabah vapuru bir buçuk saat sürer ve size herhangi bir otobüs turundan daha fazla yalı gösterir. Giderken sol tarafa oturun.',
        'Öğleden sonrayı Kuzguncuk’a ayırın. Fırında saat dörde kadar her şey biter; sonra sahile inip geçen tankerlere karşı çayınızı için.',
        'Pazar günü kahvaltı için Arnavutköy’e geçin. Ahşap evler en güzel hâlini ışık henüz alçakken, on birden önce gösterir.',
      ],
    },
  },
  {
    slug: 'what-is-in-the-cleaning-fee',
    cover: '/pictures/apartment-1.svg',
    tags: ['guests', 'prices'],
    en: {
      title: 'What is in the cleaning fee?',
      summary: 'You pay it once a stay. Here is what happens between one guest and the next.',
      body: [
        'Two people need about three hours for a two-bedroom home: fresh linen and towels, kitchen, bathrooms, floors, windows inside, and a photo of every room at the end.',
        'The fee is the same for two nights and for twenty, which is why it weighs more on short stays. It never includes repairs, and it is not a deposit.',
        'If something is not as clean as it should be, tell us on the day you arrive and we will be back within three hours.',
      ],
    },
    tr: {
      title: 'Temizlik ücretine neler dâhil?',
      summary: 'Konaklama başına bir kez ödersiniz. İki misafir arasında neler yapıldığını anlatıyoruz.',
      body: [
        'İki yatak odalı bir ev iki kişiyle yaklaşık üç saat sürer: temiz nevresim ve havlular, mutfak, banyolar, yerler, camların iç yüzü ve sonunda her odanın fotoğrafı.',
        'Ücret iki gece için de yirmi gece için de aynıdır; bu yüzden kısa konaklamalarda daha çok hissedilir. Onarımı kapsamaz ve depozito değildir.',
        'Temizlik beklediğiniz gibi değilse geldiğiniz gün bize bildirin, üç saat içinde yeniden geliriz.',
      ],
    },
  },
  {
    slug: 'renting-out-your-flat-the-permit',
    cover: '/pictures/residence-2.svg',
    tags: ['owners', 'permits'],
    en: {
      title: 'Renting out your flat: the permit, step by step',
      summary: 'Homes let for a hundred days or less need a tourism permit. This is the way to one.',
      body: [
        'Ask your neighbours first. In most buildings all owners have to agree in writing, and that signature list takes longer than everything else together.',
        'Then comes the application itself, with the title deed, the list of signatures and your tax details. Keep copies: the inspection will ask for them again.',
        'When the permit is there, its number and the plaque belong at the door. We follow the dates for the homes we manage and remind you in time.',
      ],
    },
    tr: {
      title: 'Evinizi kiraya verirken adım adım izin belgesi',
      summary: 'Yüz gün ve altında kiralanan evler için turizm amaçlı izin gerekir. Yolu şöyle.',
      body: [
        'Önce komşularınızla konuşun. Çoğu binada bütün kat maliklerinin yazılı onayı gerekir ve imza listesi, kalan her şeyin toplamından uzun sürer.',
        'Ardından tapu, imza listesi ve vergi bilgilerinizle başvuru yapılır. Birer kopya saklayın; denetimde yeniden istenir.',
        'Belge çıktığında numarası ve plaketi kapıda yerini almalıdır. Yönettiğimiz evlerde tarihleri biz takip eder, zamanında hatırlatırız.',
      ],
    },
  },
  {
    slug: 'five-quiet-beaches-near-bodrum',
    cover: '/pictures/villa-1.svg',
    tags: ['bodrum', 'summer'],
    en: {
      title: 'Five quiet beaches near Bodrum',
      summary: 'Small bays that stay calm in August, and how to get to them.',
      body: [
        'The north of the peninsula has more wind and fewer people. Start at Gündoğan, where the eastern end of the bay is empty on weekdays.',
        'Kissebükü can be reached by boat only. Take water with you, as there is no shop, and bring your rubbish back.',
        'Early risers have Yahşi to themselves until nine. After that, drive on to Akyarlar and look for the steps behind the lighthouse.',
      ],
    },
    tr: {
      title: 'Bodrum yakınında beş sakin plaj',
      summary: 'Ağustosta bile sakin kalan küçük koylar ve oraya nasıl gidileceği.',
      body: [
        'Yarımadanın kuzeyi daha rüzgârlı ve daha tenhadır. Gündoğan’dan başlayın; koyun doğu ucu hafta içi boştur.',
        'Kissebükü’ne yalnızca tekneyle ulaşılır. Bakkal olmadığı için suyunuzu yanınıza alın, çöpünüzü de geri getirin.',
        'Erken kalkanlar dokuza kadar Yahşi’yi kendine saklar. Sonra Akyarlar’a devam edin ve fenerin arkasındaki merdivenleri arayın.',
      ],
    },
  },
  {
    slug: 'working-from-a-holiday-home',
    cover: '/pictures/house-1.svg',
    tags: ['monthly', 'guests'],
    en: {
      title: 'A month by the sea, with your desk',
      summary: 'What to ask before you book a home to work in.',
      body: [
        'Ask for a speed test, not for “fast internet”. Twenty megabits upwards are enough for two people in calls at once.',
        'A dining table is not a desk after the third day. Homes with the tag “monthly” have a proper chair and a lamp; the photos show both.',
        'From 28 nights on the price a night drops. The discount is in the quote before you pay, so there is nothing to negotiate.',
      ],
    },
    tr: {
      title: 'Masanızla birlikte deniz kıyısında bir ay',
      summary: 'Çalışacağınız evi ayırtmadan önce sormanız gerekenler.',
      body: [
        '“Hızlı internet” değil, hız testi isteyin. Aynı anda görüşme yapan iki kişiye yirmi megabitlik yükleme hızı yeter.',
        'Yemek masası üçüncü günden sonra çalışma masası olmaktan çıkar. “Aylık” etiketli evlerde düzgün bir sandalye ve lamba vardır; ikisini de fotoğraflarda görürsünüz.',
        '28 geceden itibaren gecelik fiyat düşer. İndirim ödemeden önce teklifte yer alır, pazarlığa gerek kalmaz.',
      ],
    },
  },
  {
    slug: 'how-we-set-prices',
    cover: '/pictures/apartment-2.svg',
    tags: ['owners', 'prices'],
    en: {
      title: 'How we set the price of a night',
      summary: 'Season, weekday, length of stay: the three things that move it, and one that does not.',
      body: [
        'Every home has a base price. A season raises or lowers it, and within a season Friday and Saturday may differ from the rest of the week.',
        'Long stays are cheaper because they need less cleaning and fewer keys. The tiers are the same for every home of a group.',
        'What never moves the price is who is asking. The quote on the telephone is the quote on the site.',
      ],
    },
    tr: {
      title: 'Bir gecenin fiyatını nasıl belirliyoruz?',
      summary: 'Fiyatı değiştiren üç şey: sezon, haftanın günü, kalış süresi. Ve hiç değiştirmeyen bir şey.',
      body: [
        'Her evin bir taban fiyatı vardır. Sezon bu fiyatı yükseltir ya da düşürür; aynı sezonda cuma ve cumartesi, haftanın kalanından farklı olabilir.',
        'Uzun konaklamalar daha az temizlik ve daha az anahtar teslimi gerektirdiği için ucuzdur. Kademeler aynı gruptaki bütün evlerde aynıdır.',
        'Fiyatı asla değiştirmeyen şey, kimin sorduğudur. Telefondaki teklif sitedekiyle aynıdır.',
      ],
    },
  },
  {
    slug: 'checking-in-after-midnight',
    cover: '/pictures/house-2.svg',
    tags: ['guests', 'arrival'],
    en: {
      title: 'Checking in after midnight',
      summary: 'Late flight? Tell us your time of arrival and the door will open.',
      body: [
        'Write your flight number into the reservation. We follow delays, so there is no need to call from the runway.',
        'Most homes have a key box. You receive its code on the day of arrival, once the identity details of all guests are complete; the law asks for them.',
        'Lights are on, and there is water in the fridge. Everything else can wait until morning.',
      ],
    },
    tr: {
      title: 'Gece yarısından sonra giriş',
      summary: 'Uçağınız geç mi iniyor? Geliş saatinizi bildirin, kapı açılsın.',
      body: [
        'Uçuş numaranızı rezervasyona yazın. Gecikmeleri takip ediyoruz, pistten aramanıza gerek yok.',
        'Evlerin çoğunda anahtar kutusu bulunur. Şifresi, bütün misafirlerin kimlik bilgileri tamamlandığında geliş günü size iletilir; bu bilgileri yasa ister.',
        'Işıklar açık, buzdolabında su hazır. Gerisi sabaha kalabilir.',
      ],
    },
  },
  {
    slug: 'winter-in-the-old-town',
    cover: '/pictures/villa-2.svg',
    tags: ['winter', 'offers'],
    en: {
      title: 'Winter in the old town',
      summary: 'Stoves, soup and empty museums: why January is our favourite month.',
      body: [
        'From the middle of January the streets belong to those who live there. Museums are empty on weekday mornings, and restaurants have time for you.',
        'Pack for rain rather than for snow, and choose a home with a stove; we leave the first basket of wood for you.',
        'Stays of seven nights and more are a fifth cheaper until the end of February.',
      ],
    },
    tr: {
      title: 'Eski şehirde kış',
      summary: 'Soba, çorba ve boş müzeler: ocak ayını neden çok seviyoruz?',
      body: [
        'Ocak ortasından itibaren sokaklar, orada yaşayanlara kalır. Müzeler hafta içi sabahları boştur, lokantaların da size ayıracak vakti vardır.',
        'Bavulunuzu kardan çok yağmura göre hazırlayın ve sobalı bir ev seçin; ilk odun sepeti bizden.',
        'Yedi gece ve üzeri konaklamalar şubat sonuna kadar beşte bir daha uygun.',
      ],
    },
  },
];
