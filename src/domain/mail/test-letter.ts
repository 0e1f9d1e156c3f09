import type { MailText } from './template.ts';
import type { MailLanguage } from './words.ts';

/** What somebody writes to themselves to see whether mail arrives. */
export const TEST_LETTER: Readonly<Record<MailLanguage, MailText>> = {
  en: {
    subject: 'A test of the mail settings',
    body: 'This message was sent from the settings page.\n\nIf you read it, mail leaves the house and arrives.',
  },
  tr: {
    subject: 'E-posta ayarları denemesi',
    body: 'Bu ileti ayarlar sayfasından gönderildi.\n\nOkuyabiliyorsanız e-postalar gidiyor ve ulaşıyor.',
  },
};
