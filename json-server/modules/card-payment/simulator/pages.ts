import { escapeMarkup } from '../../../../src/domain/text/escape.ts';
import { mailMoney } from '../../../../src/domain/mail/words.ts';
import { SECURE_CODE } from './cards.ts';
import type { SimulatedPayment } from './ledger.ts';

type Language = 'en' | 'tr';
export const pageLanguage = (text: string | null | undefined): Language => (text === 'tr' ? 'tr' : 'en');

const WORDS = {
  en: {
    card: 'Card',
    number: 'Card number',
    holder: 'Name on the card',
    month: 'Month (MM)',
    year: 'Year (YYYY)',
    cvv: 'CVV',
    bank: '3-D Secure',
    ask: 'Enter the code that your bank has sent to your phone.',
    code: 'Security code',
    send: 'Confirm',
    hint: `This is a simulator, no money moves. The code is ${SECURE_CODE}.`,
    wrong: 'This code is not right. Please try again.',
    died: 'The connection to the bank was lost.',
    over: 'This payment is over.',
    merchant: 'Amount',
  },
  tr: {
    card: 'Kart',
    number: 'Kart numarası',
    holder: 'Kart üzerindeki ad',
    month: 'Ay (AA)',
    year: 'Yıl (YYYY)',
    cvv: 'CVV',
    bank: '3-D Secure',
    ask: 'Bankanızın telefonunuza gönderdiği kodu girin.',
    code: 'Güvenlik kodu',
    send: 'Onayla',
    hint: `Bu bir simülatördür, para çekilmez. Kod: ${SECURE_CODE}.`,
    wrong: 'Kod yanlış. Lütfen yeniden deneyin.',
    died: 'Bankayla bağlantı kesildi.',
    over: 'Bu ödeme sona ermiş.',
    merchant: 'Tutar',
  },
} as const;

export const STYLE = `
:root{color-scheme:light dark;font:16px/1.45 system-ui,sans-serif}
:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}
body{margin:0;background:transparent;color:light-dark(#12272e,#e4eeed)}
form{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:14px 12px;padding:4px}
form p{margin:0}.wide{grid-column:1/-1}label{display:block;margin-bottom:5px;font-weight:600;font-size:15px}
input{box-sizing:border-box;width:100%;height:46px;padding:0 12px;border:1px solid light-dark(#7d9095,#65858e);border-radius:10px;
background:light-dark(#fff,#12232a);color:inherit;font:inherit}
input:focus{outline:3px solid light-dark(#0f6f6a,#55c4b6);outline-offset:1px}
input[aria-invalid=true]{border:2px solid light-dark(#b3261e,#ff8a80)}
.page{max-width:420px;margin:8vh auto;padding:0 20px}.page form{display:block;padding:0}.page button{width:100%;height:48px;margin-top:16px;
border:0;border-radius:10px;background:light-dark(#0f6f6a,#55c4b6);color:light-dark(#fff,#06211f);font:inherit;font-weight:600;cursor:pointer}
.note{color:light-dark(#51676e,#9db4b6);font-size:14px}.wrong{color:light-dark(#b3261e,#ff8a80)}
`;

const page = (language: Language, title: string, body: string, attributes = ''): string =>
  `<!doctype html><html lang="${language}"${attributes}><head><meta charset="utf-8"><title>${title}</title>` +
  '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
  `<link rel="stylesheet" href="/style.css"></head><body>${body}</body></html>`;

/** The frame with the card's fields. @param parent the only origin it talks to */
export function fieldsPage(language: Language, isDark: boolean, parent: string): string {
  const words = WORDS[language];
  const field = (name: 'number' | 'holder' | 'month' | 'year' | 'cvv', more: string): string =>
    `<p${name === 'number' || name === 'holder' ? ' class="wide"' : ''}><label for="${name}">${words[name]}</label>` +
    `<input id="${name}" name="${name}" ${more} required></p>`;
  const number = 'inputmode="numeric" autocomplete="';
  const body =
    '<form id="card" novalidate>' +
    field('number', `${number}cc-number" maxlength="23"`) +
    field('holder', 'autocomplete="cc-name" maxlength="60" autocapitalize="words" spellcheck="false"') +
    field('month', `${number}cc-exp-month" maxlength="2"`) +
    field('year', `${number}cc-exp-year" maxlength="4"`) +
    // Password managers must not store it, and nobody may read it over a shoulder.
    field('cvv', `${number}cc-csc" maxlength="3" type="password"`) +
    '<button type="submit" hidden></button></form><script src="/fields.js"></script>';
  const attributes = ` data-parent="${escapeMarkup(parent)}" data-theme="${isDark ? 'dark' : 'light'}"`;
  return page(language, words.card, body, attributes);
}

/** The bank's page that asks for the code. */
export function securePage({ total, currency, language: asked, wrongCodes = 0 }: SimulatedPayment): string {
  const language = pageLanguage(asked);
  const words = WORDS[language];
  return page(
    language,
    words.bank,
    `<main class="page"><h1>${words.bank}</h1><p>${words.merchant}: <strong>${escapeMarkup(mailMoney(total, currency, language))}</strong></p>` +
      `<p>${words.ask}</p>${wrongCodes > 0 ? `<p class="wrong" role="alert">${words.wrong}</p>` : ''}` +
      `<form method="post"><label for="code">${words.code}</label>` +
      '<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" required autofocus>' +
      `<button type="submit">${words.send}</button></form><p class="note">${words.hint}</p></main>`,
  );
}

/** A page without a way on: the browser "died", or nothing is left to do. */
export function deadEnd(language: Language, kind: 'died' | 'over'): string {
  const words = WORDS[language];
  return page(language, words.bank, `<main class="page"><h1>${words.bank}</h1><p>${words[kind]}</p></main>`);
}
