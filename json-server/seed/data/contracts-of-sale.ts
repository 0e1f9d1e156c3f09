/** A contract text in both languages. */
export type SeedContract = Readonly<Record<'en' | 'tr', { readonly title: string; readonly body: string }>>;

export const DISTANCE_SALES: SeedContract = {
  en: {
    title: 'Distance Sales Contract',
    body: `# 1. Parties
Provider: {company}, {companyAddress}, e-mail {companyEmail}, phone {companyPhone}, tax office and number {taxOffice} {taxNo} (“the company”).
Guest: {guest}, e-mail {guestEmail}, phone {guestPhone} (“the guest”).

# 2. Subject
The subject of this contract are the rights and duties of the parties under Law No. 6502 on the Protection of Consumers and the Regulation on Distance Contracts, concerning the stay that the guest booked by electronic means and whose details and price are given below.

# 3. The stay
- Reservation: {reservation}
- Home: {home}, {homeAddress}
- Arrival: {checkIn}, from {checkInTime}
- Departure: {checkOut}, until {checkOutTime}
- Nights: {nights}; guests: {guests}
- Total, taxes included: {total}

The total consists of the lines that were shown before payment. If the guest pays by card, the fee for card payments stands on a line of its own and is part of the total. A security deposit, if one is asked for, is shown separately and is given back after departure, less damage that the guest is liable for.

# 4. Payment
The price is paid by the means that the guest chose. With card payments the card details are entered on the pages of the payment provider only; the company neither sees nor stores them. The reservation is confirmed once the payment provider has reported the payment as successful. If the home can no longer be provided although the guest has paid, the whole amount is paid back without delay and without deduction.

# 5. Use of the home
- The home may be used by the number of guests named above, all of whom are to be reported before arrival.
- The law obliges the company to notify the authorities of the identity of every guest. Guests who do not give the necessary details cannot be checked in.
- The guest treats the home with care, follows the rules of the building, and is liable for damage beyond normal wear.
- The home is handed over clean and with what is named in its description; faults are to be reported within 24 hours of arrival, and are put right without delay.

# 6. Right of withdrawal
Under article 15/1 (g) of the Regulation on Distance Contracts there is no right of withdrawal from contracts on accommodation that is to be provided on a certain date or in a certain period. Cancellations are governed by the “Cancellation and Refund Conditions”, which the guest has read and accepted and which are part of this contract.

# 7. Force majeure
If the stay becomes impossible because of an event that neither party can foresee or prevent, such as an earthquake, flood, fire, epidemic or an order of an authority, the amount paid is given back in full, or, if the guest wishes, counted towards a stay on other dates.

# 8. Disputes
Up to the amounts that the Ministry of Trade announces each year the consumer arbitration committees are competent, above them the consumer courts, at the residence of the guest or at the place where the transaction was made.

# 9. Coming into force
The guest declares to have read and understood the essential qualities of the stay, its total price, the payment and this contract before confirming the order, and to have accepted them electronically. This contract came into force on {date}; the guest receives a copy by e-mail.`,
  },
  tr: {
    title: 'Mesafeli Satış Sözleşmesi',
    body: `# 1. Taraflar
Hizmet sağlayıcı: {company}, {companyAddress}, e-posta {companyEmail}, telefon {companyPhone}, vergi dairesi ve numarası {taxOffice} {taxNo} (“Şirket”).
Misafir: {guest}, e-posta {guestEmail}, telefon {guestPhone} (“Misafir”).

# 2. Konu
Bu sözleşmenin konusu, Misafir’in elektronik ortamda rezervasyonunu yaptığı, nitelikleri ve bedeli aşağıda belirtilen konaklama hizmetinin satışı ve sunulması ile ilgili olarak 6502 sayılı Tüketicinin Korunması Hakkında Kanun ve Mesafeli Sözleşmeler Yönetmeliği hükümleri gereğince tarafların hak ve yükümlülüklerinin belirlenmesidir.

# 3. Konaklama bilgileri
- Rezervasyon: {reservation}
- Konut: {home}, {homeAddress}
- Giriş: {checkIn}, saat {checkInTime} itibarıyla
- Çıkış: {checkOut}, en geç saat {checkOutTime}
- Gece sayısı: {nights}; misafir sayısı: {guests}
- Vergiler dahil toplam bedel: {total}

Toplam bedel, ödemeden önce gösterilen kalemlerden oluşur. Kartla ödemede kart işlem ücreti ayrı bir kalem olarak gösterilir ve toplama dahildir. Depozito isteniyorsa ayrıca belirtilir; çıkıştan sonra, Misafir’in sorumlu olduğu hasarlar düşülerek iade edilir.

# 4. Ödeme
Bedel, Misafir’in seçtiği yöntemle ödenir. Kartla ödemelerde kart bilgileri yalnızca ödeme kuruluşunun sayfalarına girilir; Şirket bu bilgileri görmez ve saklamaz. Rezervasyon, ödeme kuruluşunun ödemenin başarılı olduğunu bildirmesiyle kesinleşir. Misafir ödeme yaptığı halde konutun sağlanması mümkün olmazsa, ödenen tutarın tamamı gecikmeksizin ve kesintisiz iade edilir.

# 5. Konutun kullanımı
- Konut, yukarıda belirtilen sayıda misafir tarafından kullanılabilir; tüm misafirler girişten önce bildirilir.
- Şirket, konaklayan herkesin kimliğini kolluğa bildirmekle yasal olarak yükümlüdür. Gerekli bilgileri vermeyen misafirlerin girişi yapılamaz.
- Misafir konutu özenle kullanır, site ve bina kurallarına uyar, olağan kullanımdan kaynaklanmayan hasarlardan sorumludur.
- Konut temiz ve tanıtımında belirtilen donanımla teslim edilir; eksiklikler girişten itibaren 24 saat içinde bildirilir ve gecikmeksizin giderilir.

# 6. Cayma hakkı
Mesafeli Sözleşmeler Yönetmeliği’nin 15. maddesinin birinci fıkrasının (g) bendi uyarınca, belirli bir tarihte veya dönemde yapılması gereken konaklama hizmetlerinde cayma hakkı kullanılamaz. İptaller, Misafir’in okuyup kabul ettiği ve bu sözleşmenin ayrılmaz parçası olan “İptal ve İade Koşulları”na tabidir.

# 7. Mücbir sebep
Deprem, sel, yangın, salgın hastalık veya resmî makam kararı gibi tarafların öngöremeyeceği ve engelleyemeyeceği bir olay nedeniyle konaklama imkânsız hale gelirse ödenen tutarın tamamı iade edilir veya Misafir isterse başka tarihteki bir konaklamaya sayılır.

# 8. Uyuşmazlıkların çözümü
Ticaret Bakanlığınca her yıl ilan edilen parasal sınırlara kadar tüketici hakem heyetleri, bu sınırların üzerinde tüketici mahkemeleri; Misafir’in yerleşim yerinde veya işlemin yapıldığı yerde yetkilidir.

# 9. Yürürlük
Misafir; konaklamanın temel niteliklerini, vergiler dahil toplam bedelini, ödeme şeklini ve bu sözleşmeyi siparişi onaylamadan önce okuyup anladığını ve elektronik ortamda kabul ettiğini beyan eder. Sözleşme {date} tarihinde yürürlüğe girmiştir; bir örneği Misafir’e e-posta ile gönderilir.`,
  },
};

export const CANCELLATION: SeedContract = {
  en: {
    title: 'Cancellation and Refund Conditions',
    body: `# Cancellation by the guest
Cancellations are made in writing, to {companyEmail}. What counts is the moment at which the message reaches us.
- Until 14 days before arrival: the whole amount is paid back.
- From 13 to 7 days before arrival: half of the price of the stay is paid back.
- Less than 7 days before arrival, or if the guest does not come: nothing is paid back.
- Cleaning fee and security deposit are always paid back in full if the stay does not begin.
- The fee for card payments is given back as far as the payment provider gives it back to us.

# Change of dates
Until 14 days before arrival the dates may be changed once free of charge if the home is free; the price is that of the new dates.

# Leaving earlier
Nights that are not used are not paid back. If the home is let again for these nights, what is received for them is credited to the guest.

# Cancellation by the company
If we cannot provide the home, we offer one of the same or a better standard at no extra cost. If the guest does not accept it, the whole amount is paid back.

# How it is paid back
Refunds are made within 14 days, by the means by which the payment was made. With card payments, the time until the amount appears on the statement depends on the bank; payments by instalments are paid back by the bank in instalments.

# Security deposit
The deposit is paid back within 3 working days after departure if there is no damage and nothing is missing. If something is withheld, the guest is told the reason and the evidence.`,
  },
  tr: {
    title: 'İptal ve İade Koşulları',
    body: `# Misafirin iptali
İptal talepleri yazılı olarak {companyEmail} adresine iletilir. İletinin bize ulaştığı an esas alınır.
- Girişe 14 gün kalana kadar: ödenen tutarın tamamı iade edilir.
- Girişe 13 ila 7 gün kala: konaklama bedelinin yarısı iade edilir.
- Girişe 7 günden az kala veya misafir gelmezse: iade yapılmaz.
- Konaklama hiç başlamazsa temizlik ücreti ve depozito her durumda tamamen iade edilir.
- Kart işlem ücreti, ödeme kuruluşunun bize iade ettiği ölçüde geri verilir.

# Tarih değişikliği
Girişe 14 gün kalana kadar, konut müsaitse tarih bir kez ücretsiz değiştirilebilir; yeni tarihlerin fiyatı geçerlidir.

# Erken ayrılma
Kullanılmayan gecelerin bedeli iade edilmez. Konut bu geceler için yeniden kiralanırsa elde edilen tutar misafire iade edilir.

# Şirketin iptali
Konutu sağlayamazsak ek ücret almadan aynı veya daha iyi nitelikte bir konut öneririz. Misafir kabul etmezse ödenen tutarın tamamı iade edilir.

# İadenin yapılışı
İadeler en geç 14 gün içinde, ödemenin yapıldığı yöntemle gerçekleştirilir. Kartla ödemelerde tutarın ekstreye yansıma süresi bankaya bağlıdır; taksitli ödemelerde banka iadeyi taksitler halinde yapar.

# Depozito
Hasar veya eksik yoksa depozito çıkıştan sonra 3 iş günü içinde iade edilir. Kesinti yapılırsa gerekçesi ve kanıtı misafire bildirilir.`,
  },
};
