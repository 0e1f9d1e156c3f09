import type { ContractKind } from '../../../src/domain/setting/contract-text.ts';
import { CANCELLATION, DISTANCE_SALES, type SeedContract } from './contracts-of-sale.ts';

const PRIVACY: SeedContract = {
  en: {
    title: 'Privacy notice under the Law on the Protection of Personal Data (KVKK)',
    body: `# Who processes your data
{company}, {companyAddress}, is the controller of the personal data that you give us when you ask for, book or pay for a stay, and while you stay with us (Law No. 6698, article 10).

# What we process and why
- Identity and contact details (name, surname, e-mail, phone): to make and perform the contract of your stay.
- Identity number or passport number, nationality, date of birth, dates of arrival and departure of every guest: because Law No. 1774 obliges us to notify the authorities of who stays in the home.
- Details of your stay and your payments: to perform the contract, to keep our books and to answer claims.
- Your requests, complaints and messages: to help you during your stay.
- Whether, when and how you agreed to be told of campaigns: to be able to prove it.

We take no copy or picture of an identity card or passport. Your card number is given to the payment provider only; it never reaches our systems.

# On what legal grounds
Making and performing a contract, legal obligation, establishing and protecting a right, and our legitimate interests as far as your rights are not harmed (article 5/2). Messages about campaigns need your explicit consent, which you may take back at any time.

# To whom we pass it on
- the law enforcement authorities, as the law requires;
- the owner of the home, without your contact details, as far as the accounts of the stay require;
- the payment provider, our bank, our accountant and the companies that run our systems, as far as their work requires;
- the sales channel through which you booked.

# How long we keep it
As long as the law asks for: books and documents of payment ten years, identity notifications as long as the law on them says, messages and requests two years. After that the data are deleted or made anonymous.

# Your rights
Under article 11 you may ask whether we process your data, have it corrected or deleted, learn to whom it was given, object to results of automatic processing, and claim damages. Write to {companyEmail} or to the address above; we answer within thirty days at the latest and free of charge.`,
  },
  tr: {
    title: 'Kişisel Verilerin Korunmasına İlişkin Aydınlatma Metni (KVKK)',
    body: `# Veri sorumlusu
Konaklama talebinde bulunurken, rezervasyon ve ödeme yaparken ve konaklamanız sırasında bizimle paylaştığınız kişisel veriler, veri sorumlusu sıfatıyla {company} ({companyAddress}) tarafından 6698 sayılı Kanun’un 10. maddesi uyarınca işlenir.

# Hangi verileri neden işliyoruz
- Kimlik ve iletişim bilgileri (ad, soyad, e-posta, telefon): konaklama sözleşmesinin kurulması ve ifası için.
- Konaklayan herkesin kimlik veya pasaport numarası, uyruğu, doğum tarihi, giriş ve çıkış tarihi: 1774 sayılı Kimlik Bildirme Kanunu gereği kolluğa bildirim yapma yükümlülüğümüz nedeniyle.
- Konaklama ve ödeme bilgileri: sözleşmenin ifası, muhasebe kayıtları ve olası taleplerin karşılanması için.
- Talep, şikâyet ve yazışmalarınız: konaklamanız boyunca size yardımcı olabilmek için.
- Kampanya iletilerine ne zaman ve nasıl onay verdiğiniz: bu onayı ispat edebilmek için.

Kimlik kartınızın veya pasaportunuzun kopyasını ya da fotoğrafını almayız. Kart numaranız yalnızca ödeme kuruluşuna iletilir; sistemlerimize hiçbir şekilde ulaşmaz.

# Hukuki sebepler
Verileriniz; sözleşmenin kurulması ve ifası, hukuki yükümlülük, bir hakkın tesisi ve korunması ile temel haklarınıza zarar vermemek kaydıyla meşru menfaat hukuki sebeplerine dayanılarak işlenir (m. 5/2). Kampanya iletileri için açık rızanız gerekir; rızanızı dilediğiniz zaman geri alabilirsiniz.

# Kimlere aktarılır
- mevzuatın gerektirdiği ölçüde kolluk birimlerine;
- konaklamanın hesabı için gerekli olduğu kadarıyla ve iletişim bilgileriniz paylaşılmadan ev sahibine;
- işlerinin gerektirdiği ölçüde ödeme kuruluşuna, bankamıza, mali müşavirimize ve sistemlerimizi işleten firmalara;
- rezervasyonu yaptığınız satış kanalına.

# Ne kadar süre saklanır
Mevzuatın öngördüğü süre kadar: ticari defter ve ödeme belgeleri on yıl, kimlik bildirimleri ilgili mevzuattaki süre, yazışma ve talepler iki yıl. Sürenin sonunda veriler silinir veya anonim hale getirilir.

# Haklarınız
Kanun’un 11. maddesi uyarınca verilerinizin işlenip işlenmediğini öğrenebilir, düzeltilmesini veya silinmesini isteyebilir, kimlere aktarıldığını öğrenebilir, otomatik işleme sonuçlarına itiraz edebilir ve zararınızın giderilmesini talep edebilirsiniz. Başvurunuzu {companyEmail} adresine veya yukarıdaki posta adresine iletebilirsiniz; en geç otuz gün içinde ücretsiz olarak yanıtlarız.`,
  },
};

const CAMPAIGN_CONSENT: SeedContract = {
  en: {
    title: 'Consent to messages about campaigns',
    body: `I agree that {company} sends me messages about campaigns, discounts and news by e-mail, text message and phone, and that my name, contact details and the stays I made are used for this.

I know that this consent is voluntary, that my stay does not depend on it, and that I may take it back at any time and free of charge: by the link in each message, by writing to {companyEmail}, or through the Message Management System (İYS).`,
  },
  tr: {
    title: 'Kampanya iletileri onayı',
    body: `{company} tarafından bana kampanya, indirim ve duyurulara ilişkin e-posta, SMS ve telefon yoluyla ticari elektronik ileti gönderilmesine; ad, soyad, iletişim bilgilerim ile konaklama geçmişimin bu amaçla kullanılmasına onay veriyorum.

Bu onayın isteğe bağlı olduğunu, konaklamamın bu onaya bağlı olmadığını ve onayımı dilediğim zaman ücretsiz olarak geri alabileceğimi biliyorum: her iletideki bağlantıyla, {companyEmail} adresine yazarak veya İleti Yönetim Sistemi (İYS) üzerinden.`,
  },
};

/** What a company begins with; texts to be read by its lawyer, and then its own. */
export const CONTRACTS: Readonly<Record<ContractKind, SeedContract>> = {
  DISTANCE_SALES,
  CANCELLATION,
  PRIVACY,
  CAMPAIGN_CONSENT,
};
