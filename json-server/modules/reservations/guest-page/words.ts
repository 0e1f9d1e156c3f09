import type { MailText } from '../../../../src/domain/mail/template.ts';
import { longDate, type MailLanguage } from '../../../../src/domain/mail/words.ts';

/** The values in the message about the page. */
type Told = {
  readonly language: MailLanguage;
  readonly firstName: string;
  readonly home: string;
  readonly checkIn: string;
  readonly link: string;
  readonly company: string;
};

const WORDS = {
  en: {
    subject: (home: string) => `Your stay at ${home}: all on one page`,
    hello: (name: string) => `Dear ${name},`,
    body: (home: string, day: string) =>
      `everything about your stay at ${home} from ${day} is on this page: how to get there and in, what is left to pay, and a way to write to us.`,
    own: 'The link is yours alone; please do not pass it on.',
  },
  tr: {
    subject: (home: string) => `${home} konaklamanız: hepsi bir sayfada`,
    hello: (name: string) => `Sayın ${name},`,
    body: (home: string, day: string) =>
      `${home} için ${day} tarihinde başlayan konaklamanızla ilgili her şey bu sayfada: yol tarifi, eve giriş, kalan ödeme ve bize yazabileceğiniz yer.`,
    own: 'Bağlantı size özeldir, lütfen başkasıyla paylaşmayın.',
  },
} as const;

/** The message that brings a guest the link to the page. */
export function pageLetter({ language, firstName, home, checkIn, link, company }: Told): MailText {
  const words = WORDS[language];
  const hello = firstName === '' ? [] : [words.hello(firstName)];
  const body = [...hello, words.body(home, longDate(checkIn, language)), link, words.own, company];
  return { subject: words.subject(home), body: body.join('\n\n').trim() };
}
