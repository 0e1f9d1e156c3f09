export const CARD_CONTRACT_KINDS = ['DISTANCE_SALES', 'CANCELLATION'] as const;
export type CardContractKind = (typeof CARD_CONTRACT_KINDS)[number];
/** A text a guest accepts; changed wording is a new version. */
export type CardContract = {
  readonly kind: CardContractKind;
  readonly version: string;
  readonly title: string;
  /** Paragraphs, separated by empty lines. */
  readonly text: string;
};

const VERSION = '2026-01';

const of = (kind: CardContractKind, title: string, paragraphs: readonly string[]): CardContract => ({
  kind,
  version: VERSION,
  title,
  text: paragraphs.join('\n\n'),
});

/** WB7: default texts for companies without their own. Not legal advice: each company has its own reviewed. */
export const STANDARD_CONTRACTS: Readonly<Record<'en' | 'tr', readonly CardContract[]>> = {
  en: [
    of('DISTANCE_SALES', 'Distance sales contract', [
      '1. Parties. This contract is made between the company named on this page, which rents out the home, and the guest who pays.',
      '2. Subject. The home, the dates, the number of guests and the amount are those shown in the order summary above. The amount includes the card fee, which stands on its own line.',
      '3. Payment. The amount is charged to the card once, or in the instalments chosen. Card data are entered on the payment provider’s own page; the company neither sees nor keeps them.',
      '4. Performance. The home is handed over on the day of arrival from the check-in time on, clean and as described, and given back until the check-out time on the day of departure.',
      '5. Withdrawal. Accommodation for particular dates is exempt from the right of withdrawal of distance contracts. Cancellation and refunds follow the cancellation and refund conditions below.',
      '6. Disputes. Complaints go to the company first. Consumer arbitration committees and consumer courts at the guest’s residence are competent.',
    ]),
    of('CANCELLATION', 'Cancellation and refund conditions', [
      '1. Until 14 days before arrival a reservation can be cancelled; what was paid is given back, less the card fee.',
      '2. From 14 to 7 days before arrival half of the accommodation price is given back.',
      '3. Later than 7 days before arrival, after a no-show or an early departure nothing is given back.',
      '4. If the company cannot provide the home, everything that was paid is given back, including the card fee.',
      '5. Refunds go to the card that paid, within 14 days. When the money is seen on the card depends on the bank.',
    ]),
  ],
  tr: [
    of('DISTANCE_SALES', 'Mesafeli satış sözleşmesi', [
      '1. Taraflar. Bu sözleşme, bu sayfada adı geçen ve konutu kiraya veren şirket ile ödemeyi yapan misafir arasında kurulur.',
      '2. Konu. Konut, tarihler, misafir sayısı ve tutar, yukarıdaki sipariş özetinde gösterilenlerdir. Tutara, ayrı satırda gösterilen kart işlem ücreti dahildir.',
      '3. Ödeme. Tutar karttan tek seferde ya da seçilen taksitlerle çekilir. Kart bilgileri ödeme kuruluşunun kendi sayfasında girilir; şirket bu bilgileri görmez ve saklamaz.',
      '4. İfa. Konut, giriş günü giriş saatinden itibaren temiz ve tanıtıldığı gibi teslim edilir; çıkış günü çıkış saatine kadar geri verilir.',
      '5. Cayma hakkı. Belirli tarihler için yapılan konaklama, mesafeli sözleşmelerdeki cayma hakkının istisnasıdır. İptal ve iadede aşağıdaki iptal ve iade koşulları geçerlidir.',
      '6. Uyuşmazlık. Şikâyetler önce şirkete iletilir. Misafirin yerleşim yerindeki tüketici hakem heyetleri ve tüketici mahkemeleri yetkilidir.',
    ]),
    of('CANCELLATION', 'İptal ve iade koşulları', [
      '1. Rezervasyon, giriş gününden 14 gün öncesine kadar iptal edilebilir; kart işlem ücreti dışında ödenen tutar iade edilir.',
      '2. Girişe 14 ile 7 gün kala yapılan iptallerde konaklama bedelinin yarısı iade edilir.',
      '3. Girişe 7 günden az kala yapılan iptallerde, gelinmemesi ya da erken çıkış hâlinde iade yapılmaz.',
      '4. Şirket konutu sağlayamazsa kart işlem ücreti dahil ödenen tutarın tamamı iade edilir.',
      '5. İade, ödemenin yapıldığı karta 14 gün içinde yapılır. Tutarın karta yansıması bankaya göre değişir.',
    ]),
  ],
};
