import { parseRichText, plainRichText, richTextHtml } from '../text/rich-text.ts';
import { escapeMarkup } from '../text/escape.ts';
import type { MailText } from './template.ts';
import type { MailLanguage } from './words.ts';

type Words = { readonly why: string; readonly leave: string; readonly coupon: string; readonly until: string };
const WORDS: Readonly<Record<MailLanguage, Words>> = {
  en: {
    why: 'You receive this because you subscribed to news from {company}.',
    leave: 'Unsubscribe',
    coupon: 'Your code: {code}',
    until: 'valid until {date}',
  },
  tr: {
    why: 'Bu e-postayı {company} haberlerine onay verdiğiniz için aldınız.',
    leave: 'Abonelikten çık',
    coupon: 'Kodunuz: {code}',
    until: 'son kullanım: {date}',
  },
};

export type CampaignMail = {
  readonly subject: string;
  /** HTML of a formatted text. */
  readonly content: string;
  readonly language: MailLanguage;
  readonly company: { readonly name: string; readonly address: string };
  readonly coupon: { readonly code: string; readonly validTo: string } | undefined;
  readonly unsubscribeUrl: string;
};

/**
 * WB1: a campaign's mail to one reader, as text and HTML; each copy explains why it was sent and how to unsubscribe.
 */
export function campaignMail(mail: CampaignMail): MailText & { readonly html: string } {
  const { subject, content, language, company, coupon, unsubscribeUrl } = mail;
  const words = WORDS[language];
  const why = words.why.replace('{company}', () => company.name);
  const until = coupon && coupon.validTo !== '' ? ` (${words.until.replace('{date}', () => coupon.validTo)})` : '';
  const code = coupon ? words.coupon.replace('{code}', () => coupon.code) + until : '';
  const from = [company.name, company.address].filter((part) => part !== '').join(', ');
  const end = [why, from, `${words.leave}: ${unsubscribeUrl}`];
  const body = [plainRichText(content), code, '--', end.join('\n')].filter((part) => part !== '').join('\n\n');
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head>`,
    '<body style="font-family:sans-serif;font-size:15px;line-height:1.5;color:#1c2430;max-width:640px">',
    richTextHtml(parseRichText(content)),
    code === ''
      ? ''
      : `<p style="padding:12px;border:1px dashed #6b7280;font-size:17px"><strong>${escapeMarkup(code)}</strong></p>`,
    '<hr><p style="font-size:12px;color:#5b6472">',
    `${escapeMarkup(why)}<br>${escapeMarkup(from)}<br>`,
    `<a href="${escapeMarkup(unsubscribeUrl)}">${escapeMarkup(words.leave)}</a></p>`,
    '</body></html>',
  ];
  return { subject, body, html: html.filter((line) => line !== '').join('\n') };
}
