import { oneLine, type MailText } from '../mail/template.ts';
import type { MailLanguage } from '../mail/words.ts';
import { LINK_HOURS, type LinkPurpose } from './links.ts';

/** Placeholder in a stored mail for the link in the sent one: the outbox shows no usable link. */
export const ONE_TIME_LINK = '{one-time-link}';

type Words = { readonly subject: string; readonly lines: readonly string[] };
type LetterFacts = { readonly name: string; readonly company: string; readonly hours: number };

const WORDS: Readonly<Record<LinkPurpose, Readonly<Record<MailLanguage, (facts: LetterFacts) => Words>>>> = {
  INVITE: {
    en: ({ company, hours }) => ({
      subject: `Your account at ${company}`,
      lines: [
        `${company} has created an account for you. Choose your password here:`,
        ONE_TIME_LINK,
        `The link works once, for ${hours} hours. If it has expired, ask your administrator for a new one.`,
        'If you were not expecting this, you can ignore it.',
      ],
    }),
    tr: ({ company, hours }) => ({
      subject: `${company} hesabınız`,
      lines: [
        `${company} sizin için bir hesap açtı. Parolanızı buradan belirleyin:`,
        ONE_TIME_LINK,
        `Bağlantı tek kullanımlıktır ve ${hours} saat geçerlidir. Süresi dolduysa yöneticinizden yenisini isteyin.`,
        'Konu hakkında bilginiz yoksa bir şey yapmanız gerekmez.',
      ],
    }),
  },
  RESET: {
    en: ({ company, hours }) => ({
      subject: 'Choose a new password',
      lines: [
        `An administrator of ${company} asks you to choose a new password. The old one no longer works.`,
        ONE_TIME_LINK,
        `The link works once, for ${hours} hours.`,
      ],
    }),
    tr: ({ company, hours }) => ({
      subject: 'Yeni parolanızı belirleyin',
      lines: [
        `${company} yöneticisi yeni bir parola belirlemenizi istiyor. Eski parolanız artık geçerli değil.`,
        ONE_TIME_LINK,
        `Bağlantı tek kullanımlıktır ve ${hours} saat geçerlidir.`,
      ],
    }),
  },
  FORGOT: {
    en: ({ company, hours }) => ({
      subject: 'Reset your password',
      lines: [
        `Someone, probably you, requested a new password for your account at ${company}. Choose it here:`,
        ONE_TIME_LINK,
        `The link works once, for ${hours} hours. Until you use it, your old password keeps working.`,
        'If it was not you, you can ignore this message.',
      ],
    }),
    tr: ({ company, hours }) => ({
      subject: 'Yeni parola',
      lines: [
        `${company} hesabınız için, büyük olasılıkla siz, yeni parola istediniz. Buradan belirleyebilirsiniz:`,
        ONE_TIME_LINK,
        `Bağlantı tek kullanımlıktır ve ${hours} saat geçerlidir. Kullanmadığınız sürece eski parolanız geçerlidir.`,
        'İsteyen siz değilseniz bir şey yapmanız gerekmez.',
      ],
    }),
  },
  CONFIRM: {
    en: ({ company, hours }) => ({
      subject: 'Confirm your e-mail address',
      lines: [
        `Someone, probably you, requested an account at ${company} with this address. Confirm it here:`,
        ONE_TIME_LINK,
        `The link works once, for ${hours} hours. Then an administrator can activate your account.`,
        'If it was not you, you can ignore this message.',
      ],
    }),
    tr: ({ company, hours }) => ({
      subject: 'E-posta adresinizi doğrulayın',
      lines: [
        `Bu adresle ${company} için, büyük olasılıkla siz, hesap istediniz. Adresinizi buradan doğrulayın:`,
        ONE_TIME_LINK,
        `Bağlantı tek kullanımlıktır ve ${hours} saat geçerlidir. Ardından bir yönetici hesabınızı açabilir.`,
        'İsteyen siz değilseniz bir şey yapmanız gerekmez.',
      ],
    }),
  },
};

/** Placeholder for the sign-in address in a stored mail: the server inserts its own. */
export const SIGN_IN_ADDRESS = '{sign-in-address}';

const LET_IN: Readonly<Record<MailLanguage, (company: string) => Words>> = {
  en: (company) => ({
    subject: `Your account at ${company} is active`,
    lines: [
      'Your account is active. Sign in with your e-mail address and the password you chose:',
      SIGN_IN_ADDRESS,
      'If you did not request an account, please tell us.',
    ],
  }),
  tr: (company) => ({
    subject: `${company} hesabınız aktif`,
    lines: [
      'Hesabınız aktif edildi. E-posta adresiniz ve belirlediğiniz parolayla giriş yapabilirsiniz:',
      SIGN_IN_ADDRESS,
      'Hesap talebinde bulunmadıysanız lütfen bize bildirin.',
    ],
  }),
};

const GREETING: Readonly<Record<MailLanguage, (name: string) => string>> = {
  en: (name) => (name === '' ? 'Hello,' : `Dear ${name},`),
  tr: (name) => (name === '' ? 'Merhaba,' : `Sayın ${name},`),
};

type Letter = {
  readonly purpose: LinkPurpose;
  readonly language: MailLanguage;
  readonly name: string;
  /** The public name; Konak if not set. */
  readonly company: string;
};

/** The mail to a registered person who has been approved. */
export function letInLetter({ language, name, company }: Omit<Letter, 'purpose'>): MailText {
  const firm = oneLine(company) || 'Konak';
  const { subject, lines } = LET_IN[language](firm);
  return { subject, body: [GREETING[language](oneLine(name)), ...lines, firm].join('\n\n') };
}

/** The mail with a one-time link. Names are one line each: a line break would start another paragraph. */
export function linkLetter({ purpose, language, name, company }: Letter): MailText {
  const firm = oneLine(company) || 'Konak';
  const { subject, lines } = WORDS[purpose][language]({ name, company: firm, hours: LINK_HOURS[purpose] });
  return { subject, body: [GREETING[language](oneLine(name)), ...lines, firm].join('\n\n') };
}
