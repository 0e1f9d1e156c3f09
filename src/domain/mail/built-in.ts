import type { MailTemplate, TemplateKind } from './template.ts';

/** The default text of each mail. */
export const BUILT_IN: Readonly<Record<TemplateKind, MailTemplate>> = {
  GUEST_CONFIRMATION: {
    subject: {
      en: 'Your reservation {reservation.code} is confirmed',
      tr: '{reservation.code} numaralı rezervasyonunuz onaylandı',
    },
    body: {
      en: `Dear {guest.firstName} {guest.lastName},

Your reservation is confirmed. We look forward to welcoming you.

Reservation: {reservation.code}
Home: {estate.name}
Address: {estate.address}
Arrival: {reservation.checkIn}, from {estate.checkInTime}
Departure: {reservation.checkOut}, by {estate.checkOutTime}
Nights: {reservation.nights}
Guests: {reservation.guests}
Total: {reservation.total}
Left to pay: {reservation.remaining}

Everything about your stay: {reservation.page}

If anything changes, please reply to this message.

{company.name}
{company.phone}
{company.website}`,
      tr: `Sayın {guest.firstName} {guest.lastName},

Rezervasyonunuz onaylandı. Sizi ağırlamaktan mutluluk duyacağız.

Rezervasyon no: {reservation.code}
Ev: {estate.name}
Adres: {estate.address}
Giriş: {reservation.checkIn}, saat {estate.checkInTime} itibarıyla
Çıkış: {reservation.checkOut}, en geç saat {estate.checkOutTime}
Gece sayısı: {reservation.nights}
Misafir sayısı: {reservation.guests}
Toplam: {reservation.total}
Kalan tutar: {reservation.remaining}

Konaklamanızla ilgili her şey: {reservation.page}

Bir değişiklik olursa bu iletiyi yanıtlamanız yeterli.

{company.name}
{company.phone}
{company.website}`,
    },
  },
  GUEST_ARRIVAL: {
    subject: {
      en: 'Your arrival on {reservation.checkIn}',
      tr: '{reservation.checkIn} girişiniz hakkında',
    },
    body: {
      en: `Dear {guest.firstName},

Your check-in is on {reservation.checkIn}. Your home is ready from {estate.checkInTime}.

Home: {estate.name}
Address: {estate.address}
Your planned arrival: {reservation.arrivalTime}
Left to pay: {reservation.remaining}

How to get in, and everything else: {reservation.page}

Please have the identity documents of all guests with you: the law requires us to register every guest on arrival.
If your arrival time changes, please let us know: {company.phone}

Have a safe journey.
{company.name}`,
      tr: `Sayın {guest.firstName},

Girişiniz {reservation.checkIn} tarihinde. Eviniz saat {estate.checkInTime} itibarıyla hazır olacak.

Ev: {estate.name}
Adres: {estate.address}
Planlanan varış saatiniz: {reservation.arrivalTime}
Kalan tutar: {reservation.remaining}

Eve giriş ve diğer her şey: {reservation.page}

Lütfen tüm misafirlerin kimlik belgelerini yanınızda bulundurun; yasa gereği her misafiri girişte bildirmemiz gerekiyor.
Varış saatiniz değişirse haber vermenizi rica ederiz: {company.phone}

İyi yolculuklar dileriz.
{company.name}`,
    },
  },
  GUEST_DEPARTURE: {
    subject: {
      en: 'Your departure on {reservation.checkOut}',
      tr: '{reservation.checkOut} çıkışınız hakkında',
    },
    body: {
      en: `Dear {guest.firstName},

Thank you for staying at {estate.name}. Your check-out is on {reservation.checkOut}, by {estate.checkOutTime}.

Your planned departure: {reservation.departureTime}
Left to pay: {reservation.remaining}

Please close the windows, switch off the air conditioning and leave the keys where you received them.

We hope to see you again.
{company.name}
{company.phone}
{company.website}`,
      tr: `Sayın {guest.firstName},

{estate.name} evimizde konakladığınız için teşekkür ederiz. Çıkışınız {reservation.checkOut} tarihinde, en geç saat {estate.checkOutTime}.

Planlanan çıkış saatiniz: {reservation.departureTime}
Kalan tutar: {reservation.remaining}

Lütfen pencereleri kapatın, klimayı kapalı bırakın ve anahtarları teslim aldığınız yere bırakın.

Sizi yeniden ağırlamayı dileriz.
{company.name}
{company.phone}
{company.website}`,
    },
  },
  GUEST_CANCELLATION: {
    subject: {
      en: 'Your reservation {reservation.code} is cancelled',
      tr: '{reservation.code} numaralı rezervasyonunuz iptal edildi',
    },
    body: {
      en: `Dear {guest.firstName} {guest.lastName},

Your reservation is cancelled.

Reservation: {reservation.code}
Home: {estate.name}
Arrival: {reservation.checkIn}
Departure: {reservation.checkOut}
Cancellation fee: {reservation.fee}
Your refund: {reservation.refund}

A refund goes back the way you paid. On a card it can take a few days until you see it.
If you have not asked for this, please reply to this message.

{company.name}
{company.phone}
{company.website}`,
      tr: `Sayın {guest.firstName} {guest.lastName},

Rezervasyonunuz iptal edildi.

Rezervasyon no: {reservation.code}
Ev: {estate.name}
Giriş: {reservation.checkIn}
Çıkış: {reservation.checkOut}
İptal kesintisi: {reservation.fee}
İade tutarı: {reservation.refund}

İadeler ödemeyi yaptığınız yolla yapılır. Kart iadelerinin hesabınıza yansıması birkaç gün sürebilir.
Bu iptal sizin isteğiniz değilse lütfen bu iletiyi yanıtlayın.

{company.name}
{company.phone}
{company.website}`,
    },
  },
  GUEST_NO_SHOW: {
    subject: {
      en: 'We missed you: reservation {reservation.code}',
      tr: 'Sizi bekledik: {reservation.code} numaralı rezervasyon',
    },
    body: {
      en: `Dear {guest.firstName} {guest.lastName},

We expected you at {estate.name} on {reservation.checkIn}, and you did not arrive. Your reservation has therefore ended.

Reservation: {reservation.code}
Arrival: {reservation.checkIn}
Departure: {reservation.checkOut}
No-show fee: {reservation.fee}
Your refund: {reservation.refund}

A refund goes back the way you paid. On a card it can take a few days until you see it.
If you are still on your way or something went wrong, please reply to this message or call us.

{company.name}
{company.phone}
{company.website}`,
      tr: `Sayın {guest.firstName} {guest.lastName},

{reservation.checkIn} tarihinde sizi {estate.name} evimizde bekledik, ancak giriş yapmadınız. Bu nedenle rezervasyonunuz sona erdi.

Rezervasyon no: {reservation.code}
Giriş: {reservation.checkIn}
Çıkış: {reservation.checkOut}
Gelmeme kesintisi: {reservation.fee}
İade tutarı: {reservation.refund}

İadeler ödemeyi yaptığınız yolla yapılır. Kart iadelerinin hesabınıza yansıması birkaç gün sürebilir.
Hâlâ yoldaysanız veya bir aksilik yaşadıysanız lütfen bu iletiyi yanıtlayın ya da bizi arayın.

{company.name}
{company.phone}
{company.website}`,
    },
  },
  OWNER_STATEMENT: {
    subject: {
      en: 'Your statement for {statement.month}: {statement.estate}',
      tr: '{statement.month} hakedişiniz: {statement.estate}',
    },
    body: {
      en: `Dear {owner.name},

Your statement for {statement.month} is ready.

Home: {statement.estate}
Balance: {statement.balance}

All figures and their sources: {statement.link}

{company.name}
{company.phone}
{company.website}`,
      tr: `Sayın {owner.name},

{statement.month} dönemine ait hakedişiniz hazır.

Mülk: {statement.estate}
Bakiye: {statement.balance}

Tüm kalemleri ve kaynaklarını buradan görebilirsiniz: {statement.link}

{company.name}
{company.phone}
{company.website}`,
    },
  },
  REMINDER: {
    subject: { en: 'Today, {date}', tr: 'Bugün, {date}' },
    body: {
      en: `Good morning {user.firstName},

{sections}

{company.name}`,
      tr: `Günaydın {user.firstName},

{sections}

{company.name}`,
    },
  },
};
