import type { MailText } from './template.ts';
import type { MailLanguage } from './words.ts';

/** A test mail to oneself. */
export const TEST_LETTER: Readonly<Record<MailLanguage, MailText>> = {
  en: {
    subject: 'E-mail settings test',
    body: 'This message was sent from the settings page.\n\nIf you can read it, your e-mails are being sent and delivered.',
  },
  tr: {
    subject: 'E-posta ayarları denemesi',
    body: 'Bu ileti ayarlar sayfasından gönderildi.\n\nOkuyabiliyorsanız e-postalar gidiyor ve ulaşıyor.',
  },
};
