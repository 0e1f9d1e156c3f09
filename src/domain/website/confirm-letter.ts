import { ONE_TIME_LINK } from '../people/letters.ts';
import { oneLine, type MailText } from '../mail/template.ts';
import type { MailLanguage } from '../mail/words.ts';

/** Hours in which a subscription can be confirmed. */
export const CONFIRM_HOURS = 72;

const WORDS: Readonly<Record<MailLanguage, (company: string) => MailText>> = {
  en: (company) => ({
    subject: 'Confirm your subscription',
    body: [
      'Hello,',
      `Someone, probably you, asked for the newsletter of ${company} at this address. Confirm it here:`,
      ONE_TIME_LINK,
      `The link works for ${CONFIRM_HOURS} hours. Until you open it, you receive nothing from us.`,
      'If it was not you, you can ignore this message.',
      company,
    ].join('\n\n'),
  }),
  tr: (company) => ({
    subject: 'Aboneliğinizi doğrulayın',
    body: [
      'Merhaba,',
      `Bu adres için, büyük olasılıkla siz, ${company} e-bültenini istediniz. Buradan doğrulayın:`,
      ONE_TIME_LINK,
      `Bağlantı ${CONFIRM_HOURS} saat geçerlidir. Siz açana kadar size hiçbir şey göndermeyiz.`,
      'İsteyen siz değilseniz bir şey yapmanız gerekmez.',
      company,
    ].join('\n\n'),
  }),
};

/** WB1: the mail asking the owner of an address to confirm the newsletter. @param company the public name */
export const confirmLetter = (language: MailLanguage, company: string): MailText =>
  WORDS[language](oneLine(company) || 'Konak');
