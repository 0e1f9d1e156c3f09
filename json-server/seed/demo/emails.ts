import { addDays, type IsoDate } from '../../../src/domain/calendar/iso-date.ts';
import type { Email } from '../../../src/domain/demo/emails.ts';
import { mailName } from '../people.ts';

/** folder, day, sender (or receiver of what was sent), subject, text, labels, flags: r read, s starred, d deleted, a attachment */
type Plan = readonly [
  folder: string,
  day: number,
  who: string,
  subject: string,
  text: string,
  labels: string,
  flags: string,
];

const PLANS: readonly Plan[] = [
  [
    'inbox',
    0,
    'Hannah Keller',
    'Two families for the first week of July',
    'Both would like a garden and a short way to the beach.|Could you hold the two houses at the end of the lane until Friday?',
    'company important',
    'a',
  ],
  [
    'inbox',
    0,
    'Gökhan Demir',
    'Linen count of this week',
    'Forty sets clean, twelve at the laundry, three past saving.|I would order ten new ones before the holidays.',
    'company',
    '',
  ],
  [
    'inbox',
    -1,
    'Pınar Doğan',
    'Permit of the corner house',
    'The file is complete and was handed in this morning.|They have sixty days, but it usually takes half of that.',
    'important',
    's',
  ],
  [
    'inbox',
    -1,
    'Camille Laurent',
    'Pictures of the terrace',
    'The evening set is the better one, I think.|Choose six and I will finish them by Monday.',
    'company',
    'ra',
  ],
  [
    'inbox',
    -2,
    'Kerem Yılmaz',
    'An owner asks about November',
    'She wonders why the month was quiet compared with last year.|I have put the numbers of the whole street beside hers.',
    'company private',
    'r',
  ],
  [
    'inbox',
    -2,
    'Olivia Turner',
    'Thank you for the lovely stay',
    'We found the blue jacket, it was in the car all along.|The children already ask when we come back.',
    'personal',
    'rs',
  ],
  [
    'inbox',
    -3,
    'Nazlı Korkmaz',
    'Withholding tax for the third quarter',
    'The draft is attached; two owners still have to confirm their bank details.|Please look at line 14 before I send it.',
    'important company',
    'a',
  ],
  [
    'inbox',
    -4,
    'Rohan Mehta',
    'The new daily list is online',
    'Late departures now come first, on the phone as well.|If anything looks odd, a screenshot is enough.',
    'company',
    'r',
  ],
  [
    'inbox',
    -5,
    'Mehmet Kaya',
    'Running group on Saturday',
    'Same place, half an hour earlier because of the heat.|Bring water, the fountain is still broken.',
    'personal',
    'r',
  ],
  [
    'inbox',
    -7,
    'Lucas Bennett',
    'Boiler in block B',
    'The part arrives on Wednesday, the repair takes two hours.|Could we keep the flat above empty that morning?',
    'company',
    'r',
  ],
  [
    'inbox',
    -9,
    'Clara Moreau',
    'Words for the spring letter',
    'Three versions, one page each.|My favourite is the shortest one.',
    'company',
    'r',
  ],
  [
    'inbox',
    -12,
    'Büşra Aydın',
    'Lunch next week?',
    'I am in town from Tuesday to Thursday.|The fish place by the ferry, like last time?',
    'personal private',
    'rs',
  ],
  [
    'inbox',
    -15,
    'Daniel Hayes',
    'Late arrival on the 3rd',
    'Our flight lands after midnight.|Is there a way to get the key without waking anybody?',
    '',
    'r',
  ],
  [
    'sent',
    0,
    'Hannah Keller',
    'Re: Two families for the first week of July',
    'Both houses are held until Friday noon.|I have written the prices for seven and for ten nights below.',
    'company',
    'r',
  ],
  [
    'sent',
    -1,
    'Ayşe Kaya',
    'Cot for Sea View 3',
    'There is one in the cellar of block A, second shelf.|The mattress was cleaned last week.',
    '',
    'r',
  ],
  [
    'sent',
    -3,
    'Lucas Bennett',
    'Three small repairs',
    'A dripping tap, a loose handle and a light that has its own will.|All in block C, nothing urgent.',
    'company',
    'ra',
  ],
  [
    'sent',
    -6,
    'Tolga Demir',
    'Your statement for October',
    'Please find the statement attached.|The transfer leaves on the fifth.',
    'important',
    'ra',
  ],
  [
    'sent',
    -10,
    'Sophie Walsh',
    'Your question about parking',
    'There is one space for each house and a free car park two streets away.',
    '',
    'r',
  ],
  [
    'draft',
    0,
    'All owners',
    'What we are planning for the winter',
    'Dear owners,|three things will change between December and March …',
    'company',
    'r',
  ],
  [
    'draft',
    -2,
    'Felix Hoffmann',
    'Offer for a three-month stay',
    'The monthly price includes heating and one cleaning a week …',
    '',
    'r',
  ],
  [
    'draft',
    -8,
    'City tourism office',
    'Question about the new signs',
    'We would like to know which size is allowed beside the door …',
    'important',
    'rs',
  ],
  [
    'spam',
    -1,
    'Prize Department',
    'You have won a cruise for nine',
    'Answer within the hour and tell us your card number.',
    '',
    '',
  ],
  [
    'spam',
    -4,
    'Quick Ranking',
    'First page in two days, guaranteed',
    'We looked at your page and were shocked.|Only today: half the price.',
    '',
    '',
  ],
  [
    'spam',
    -11,
    'Uncle’s Bank',
    'Your inheritance is waiting',
    'A relative you have never met has left you a mountain.',
    '',
    'r',
  ],
  [
    'inbox',
    -14,
    'Marco Rossi',
    'Old price list',
    'Please ignore the list of last week, it had the wrong year.',
    'company',
    'rd',
  ],
  [
    'inbox',
    -20,
    'Parcel Service',
    'Your parcel was delivered',
    'It is with your neighbour on the second floor.',
    '',
    'rd',
  ],
  [
    'sent',
    -18,
    'Grace Nolan',
    'Keys returned, thank you',
    'Everything arrived, the deposit goes back today.',
    '',
    'rd',
  ],
];

const ME = { email: 'zeynep.aydin@example.com', name: 'Zeynep Aydın', avatar: '/demo/avatars/11.svg' };
const addressOf = (name: string): string => `${name.split(' ').map(mailName).join('.')}@example.org`;
const htmlOf = (text: string): string =>
  text
    .split('|')
    .map((part) => `<p>${part}</p>`)
    .join('');
const ATTACHMENT = {
  fileName: 'overview.pdf',
  thumbnail: '/demo/mail/file.svg',
  url: '/demo/mail/file.svg',
  size: '5mb',
};

/** E-mails in all folders, with all labels; deleted ones are read and without a star. */
export function makeEmails(today: IsoDate): readonly Email[] {
  const emails = PLANS.map(([folder, day, who, subject, text, labels, flags], index): Email => {
    const other = { email: addressOf(who), name: who };
    const isMine = folder === 'sent' || folder === 'draft';
    return {
      id: index + 1,
      to: [isMine ? other : { email: ME.email, name: ME.name }],
      from: isMine ? ME : { ...other, avatar: `/demo/avatars/${(index % 12) + 1}.svg` },
      subject,
      cc: [],
      bcc: [],
      message: htmlOf(text),
      attachments: flags.includes('a') ? [ATTACHMENT] : [],
      isStarred: flags.includes('s'),
      labels: labels === '' ? [] : labels.split(' '),
      time: `${addDays(today, day)}T${String(16 - (index % 10)).padStart(2, '0')}:${String((index * 7) % 60).padStart(2, '0')}:00.000Z`,
      replies: [],
      folder,
      isRead: flags.includes('r'),
      isDeleted: flags.includes('d'),
    };
  });
  return emails.map((email) =>
    email.subject === 'Permit of the corner house' ? { ...email, replies: [replyTo(email, today)] } : email,
  );
}

function replyTo(email: Email, today: IsoDate): Email {
  return {
    ...email,
    id: 1001,
    from: ME,
    to: [{ email: email.from.email, name: email.from.name }],
    message: htmlOf('Wonderful, thank you.|I will tell the owner tonight.'),
    attachments: [],
    isStarred: false,
    labels: [],
    time: `${addDays(today, -1)}T17:30:00.000Z`,
    isRead: true,
    folder: 'sent',
  };
}
