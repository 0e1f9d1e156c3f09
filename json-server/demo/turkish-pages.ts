import type { PublicCall } from '../accounts/call.ts';
import { acceptedLanguage } from '../../src/config/catalogues.ts';
import { isFields } from '../../src/domain/demo/shapes.ts';

/** Sample texts of the calls of questions, help and profile, by their English. */
export const TURKISH_PAGES: Readonly<Record<string, string>> = {
  // questions
  Payment: 'Ödeme',
  'Which cards, when, and how to get an invoice': 'Hangi kartlar, ne zaman; faturanızı nasıl alırsınız',
  'When is my card charged?': 'Ödeme kartımdan ne zaman çekilir?',
  'On the day the order leaves our warehouse, never before.': 'Sipariş depomuzdan çıktığı gün; daha önce asla.',
  'Which payment methods can I use?': 'Hangi ödeme yöntemlerini kullanabilirim?',
  'Cards of the usual networks, PayPal, and bank transfer for companies.':
    'Bilinen kart markaları, PayPal ve şirketler için havale.',
  'Can I pay in installments?': 'Taksitle ödeyebilir miyim?',
  'Cards issued by partner banks offer two to nine installments at checkout.':
    'Anlaşmalı bankaların kartlarıyla ödeme sırasında iki ile dokuz taksit arasında seçim yapabilirsiniz.',
  'Where do I find my invoice?': 'Faturamı nerede bulurum?',
  'In your account under Orders; it is also attached to the confirmation e-mail.':
    'Hesabınızda Siparişler bölümünde; onay e-postasına da eklenir.',
  Delivery: 'Teslimat',
  'Times, prices and what to do when nobody is at home': 'Süreler, ücretler ve evde kimse yoksa yapılacaklar',
  'How much does delivery cost?': 'Teslimat ücreti ne kadar?',
  'Parcels are free. A scheduled delivery costs $69 or $99, depending on the distance.':
    'Kargo paketleri ücretsizdir. Randevulu teslimat mesafeye göre 69 $ veya 99 $ tutar.',
  'What happens if I am not at home?': 'Evde olmazsam ne olur?',
  'The driver calls you and tries again on the next working day.': 'Kurye sizi arar ve ertesi iş günü yeniden gelir.',
  'Can I change the delivery address?': 'Teslimat adresini değiştirebilir miyim?',
  'Yes, until the order has been handed to the carrier.': 'Evet, sipariş kargoya verilene kadar.',
  'Cancellation & Returns': 'İptal ve iade',
  'Sending things back, and getting your money': 'Ürünü geri göndermek ve paranızı almak',
  'How long can I return an item?': 'Bir ürünü ne kadar süre içinde iade edebilirim?',
  'Within 15 days of the delivery, unused and in its packaging.':
    'Teslimden sonra 15 gün içinde, kullanılmamış ve ambalajında.',
  'Can I cancel a scheduled order?': 'Randevulu bir siparişi iptal edebilir miyim?',
  'Up to 72 hours before the delivery, free of charge.': 'Teslimattan 72 saat öncesine kadar, ücretsiz.',
  'When do I get my refund?': 'İade tutarını ne zaman alırım?',
  'Three working days after the item has reached us.': 'Ürün bize ulaştıktan üç iş günü sonra.',
  'My Orders': 'Siparişlerim',
  'Tracking, changing and confirming': 'Takip, değişiklik ve onay',
  'How do I track my order?': 'Siparişimi nasıl takip ederim?',
  'With the link in the confirmation e-mail, or in your account.': 'Onay e-postasındaki bağlantıyla veya hesabınızdan.',
  'I have not received a confirmation. What now?': 'Onay e-postası gelmedi. Ne yapmalıyım?',
  'Please wait 24 hours and look into your spam folder; then write to us.':
    'Lütfen 24 saat bekleyin ve spam klasörünüze bakın; sonra bize yazın.',
  'Can I add something to an order?': 'Siparişe bir şey ekleyebilir miyim?',
  'Until it is packed. After that a second order is needed.':
    'Paketlenene kadar evet. Ondan sonra ikinci bir sipariş gerekir.',
  'Products & Services': 'Ürünler ve hizmetler',
  'Guarantees, sizes and gift wrapping': 'Garanti, bedenler ve hediye paketi',
  'Is there a guarantee?': 'Garanti var mı?',
  'Two years on everything that has a plug, one year on the rest.':
    'Fişi olan her üründe iki yıl, diğerlerinde bir yıl.',
  'Do you wrap presents?': 'Hediye paketi yapıyor musunuz?',
  'Yes, choose it at checkout and write a card if you like.':
    'Evet, ödeme sırasında seçin; isterseniz bir kart da yazın.',
  'How do I find my shoe size?': 'Ayakkabı numaramı nasıl bulurum?',
  'Every shoe has a table of lengths in centimetres on its page.':
    'Her ayakkabının sayfasında santimetre olarak bir uzunluk tablosu vardır.',
  // help center
  'Getting started': 'Başlarken',
  'From the first login to the first order in ten minutes.': 'İlk girişten ilk siparişe on dakikada.',
  'First steps after a purchase': 'Satın aldıktan sonra ilk adımlar',
  'Confirmation, tracking and what happens next.': 'Onay, takip ve sonrası.',
  'A parcel arrived damaged': 'Paket hasarlı geldi',
  'What to photograph, and whom to tell within 48 hours.': 'Neyi fotoğraflamalı, 48 saat içinde kime haber vermeli.',
  Buying: 'Alışveriş',
  'Product details': 'Ürün ayrıntıları',
  'Checkout and payment': 'Sipariş ve ödeme',
  'Gift wrapping and cards': 'Hediye paketi ve kartlar',
  'Using a voucher': 'Kupon kullanmak',
  'Buying for a company': 'Şirket adına almak',
  'Scheduled delivery for $69 or $99': 'Randevulu teslimat: 69 $ veya 99 $',
  'Free parcel delivery': 'Ücretsiz kargo',
  'Tracking a parcel': 'Kargo takibi',
  'Changing the address': 'Adres değişikliği',
  'After delivery': 'Teslimattan sonra',
  'Reporting damage within 48 hours': 'Hasarı 48 saat içinde bildirmek',
  'Returning an item within 15 days': 'Ürünü 15 gün içinde iade etmek',
  'Exchanging a size': 'Beden değişimi',
  'Asking for a repair': 'Onarım istemek',
  Orders: 'Siparişler',
  'Cancelling up to 72 hours before delivery': 'Teslimattan 72 saat öncesine kadar iptal',
  'Missing confirmation after 24 hours': '24 saat sonra hâlâ gelmeyen onay',
  'Changing an order': 'Sipariş değişikliği',
  'Finding an invoice': 'Faturayı bulmak',
  Account: 'Hesap',
  'Changing your e-mail': 'E-posta adresinizi değiştirmek',
  'Two-step sign-in': 'İki adımlı giriş',
  'Closing your account': 'Hesabınızı kapatmak',
  'Company orders': 'Şirket siparişleri',
  'Paying by transfer': 'Havaleyle ödemek',
  'Several delivery addresses': 'Birden çok teslimat adresi',
  'Yearly statements': 'Yıllık dökümler',
  'Better photographs': 'Daha iyi fotoğraflar',
  'Showing small rooms and small things in daylight.': 'Küçük odaları ve küçük eşyaları gün ışığında göstermek.',
  'A home for guests': 'Misafirler için bir ev',
  'Ideas for furnishing what is let by the night.': 'Gecelik kiralanan evi döşemek için fikirler.',
  'Meet other hosts': 'Diğer ev sahipleriyle tanışın',
  'Dates and places of the regulars’ tables.': 'Düzenli buluşmaların tarih ve yerleri.',
  'From the product page to your door': 'Ürün sayfasından kapınıza',
  'Last updated this month': 'Son güncelleme: bu ay',
  'Every product page shows the price with taxes, what is in stock and when it can leave our warehouse. Parcel delivery is free. Large pieces come by scheduled delivery, which costs $69 or $99 depending on the distance; you choose the day at checkout. Please look at everything when it arrives: damage must be reported within 48 hours, with a photograph.':
    'Her ürün sayfası vergiler dahil fiyatı, stokta ne olduğunu ve ürünün depomuzdan ne zaman çıkabileceğini gösterir. Kargo ücretsizdir. Büyük parçalar randevulu teslimatla gelir; mesafeye göre 69 $ veya 99 $ tutar, gününü ödeme sırasında siz seçersiniz. Lütfen her şeyi geldiğinde kontrol edin: hasar 48 saat içinde, fotoğrafla bildirilmelidir.',
  'After checkout you get a confirmation by e-mail. If it is missing, look for it again after 24 hours, also in the spam folder, before you order a second time. Scheduled orders can be cancelled up to 72 hours before delivery. Returns are allowed within 15 days.':
    'Siparişten sonra onayınız e-postayla gelir. Gelmezse ikinci kez sipariş vermeden önce 24 saat sonra yeniden, spam klasörüne de bakın. Randevulu siparişler teslimattan 72 saat öncesine kadar iptal edilebilir. İade 15 gün içinde yapılabilir.',
  'Scheduled delivery: $69 or $99': 'Randevulu teslimat: 69 $ veya 99 $',
  'Parcel delivery: free': 'Kargo: ücretsiz',
  'Damage: report within 48 hours': 'Hasar: 48 saat içinde bildirin',
  'Cancelling a scheduled order: up to 72 hours before delivery':
    'Randevulu siparişin iptali: teslimattan 72 saat öncesine kadar',
  'Returns: within 15 days': 'İade: 15 gün içinde',
  'Missing confirmation: look again after 24 hours': 'Gelmeyen onay: 24 saat sonra yeniden bakın',
  // profile
  'Full Name': 'Ad soyad',
  Status: 'Durum',
  active: 'etkin',
  Role: 'Rol',
  Country: 'Ülke',
  Languages: 'Diller',
  'Turkish, English, some French': 'Türkçe, İngilizce, biraz Fransızca',
  Operations: 'Operasyon',
  Istanbul: 'İstanbul',
  'April 2021': 'Nisan 2021',
  Contact: 'Telefon',
  Chat: 'Sohbet',
  'E-mail': 'E-posta',
  'Task Compiled': 'Tamamlanan görev',
  Connections: 'Bağlantı',
  'Projects Compiled': 'Tamamlanan proje',
  'Front of House': 'Karşılama',
  'Arrivals, keys and questions at any hour.': 'Girişler, anahtarlar ve her saatte sorular.',
  Reception: 'Resepsiyon',
  Guests: 'Misafirler',
  'Quiet Repairs': 'Sessiz Onarım',
  'Fixes things between two guests, and nobody notices.': 'İki misafir arasında onarır, kimse fark etmez.',
  Repairs: 'Onarım',
  'Block A–D': 'A–D blokları',
  'Sunday Numbers': 'Pazar Rakamları',
  'Reads the week’s bookings and adjusts the prices.': 'Haftanın rezervasyonlarını okur, fiyatları ayarlar.',
  Pricing: 'Fiyatlandırma',
  Reports: 'Raporlar',
  'Good Sentences': 'Güzel Cümleler',
  'Letters, listings and the welcome book.': 'Mektuplar, ilanlar ve karşılama kitapçığı.',
  Texts: 'Metinler',
  Translation: 'Çeviri',
  'Open Windows': 'Açık Pencereler',
  'Cleaning plans, linen and the smell of fresh air.': 'Temizlik planları, çarşaflar ve temiz hava kokusu.',
  Cleaning: 'Temizlik',
  Linen: 'Çarşaf',
  'Owners’ Desk': 'Ev Sahipleri Masası',
  'Statements and honest answers for owners.': 'Ev sahiplerine hesap özetleri ve dürüst yanıtlar.',
  Owners: 'Ev sahipleri',
  Statements: 'Hesap özetleri',
  'Welcome book, second edition': 'Karşılama kitapçığı, ikinci baskı',
  'A booklet that answers the ten questions of every first evening.':
    'Her ilk akşamın on sorusunu yanıtlayan bir kitapçık.',
  'Solar panels for block C': 'C bloğa güneş panelleri',
  'Owners’ association': 'Site yönetimi',
  'From the offer to the first sunny month on the meter.': 'Tekliften sayaçtaki ilk güneşli aya kadar.',
  'Shorter check-in': 'Daha kısa check-in',
  'Own company': 'Kendi şirketimiz',
  'Half the questions, all the legal ones.': 'Soruların yarısı, yasal olanların hepsi.',
  'Garden house renovation': 'Bahçe evi tadilatı',
  'Kaya family': 'Kaya ailesi',
  'New bathroom, old tiles kept, finished before May.': 'Yeni banyo, eski karolar yerinde, mayıstan önce bitecek.',
  'Photographs of the old town flats': 'Eski şehir dairelerinin fotoğrafları',
  'Eleven flats, two seasons, one way of looking.': 'On bir daire, iki mevsim, tek bakış.',
  'Winter guests': 'Kış misafirleri',
  'Offers for people who stay a month and bring their work.': 'Bir ay kalan ve işini yanında getirenlere teklifler.',
  Photography: 'Fotoğraf',
  Accounting: 'Muhasebe',
  Gardening: 'Bahçe bakımı',
  Law: 'Hukuk',
  Design: 'Tasarım',
  Host: 'Ev sahibi',
  Photographer: 'Fotoğrafçı',
  Accountant: 'Muhasebeci',
  Architect: 'Mimar',
  'Travel agent': 'Seyahat danışmanı',
  Translator: 'Çevirmen',
};

/** Texts with a number in them. */
const COUNTED: readonly (readonly [RegExp, string])[] = [
  [/^\((\d+) members\)$/, '($1 üye)'],
  [/^(\d+) members$/, '$1 üye'],
  [/^(\d+) days left$/, '$1 gün kaldı'],
  [/^([\d.]+)k$/, '$1 bin'],
];

function turkishOf(text: string): string {
  const known = Object.hasOwn(TURKISH_PAGES, text) ? TURKISH_PAGES[text] : undefined;
  const counted = COUNTED.find(([pattern]) => pattern.test(text));
  // A decimal comma.
  return known ?? (counted ? text.replace(...counted).replace('.', ',') : text);
}

/**
 * The same answer in the language that the call asks for by `Accept-Language`: as it is kept in English (spec §7), in Turkish with its
 * sample texts translated. Names, addresses and what nobody translated stay.
 */
export function inLanguage<Answer>({ request }: Pick<PublicCall, 'request'>, answer: Answer): Answer {
  return acceptedLanguage(request.headers['accept-language']) === 'tr' ? (translated(answer) as Answer) : answer;
}

function translated(value: unknown): unknown {
  if (typeof value === 'string') return turkishOf(value);
  if (Array.isArray(value)) return value.map(translated);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, key === 'slug' ? part : translated(part)]),
  );
}
