import { campaignMail } from '../../../src/domain/mail/campaign-mail.ts';
import { longDate } from '../../../src/domain/mail/words.ts';
import { oneLine } from '../../../src/domain/mail/template.ts';
import { unsubscribeToken, SUBSCRIBERS } from '../../records/settings/unsubscribe-link.ts';
import { mailLanguageOf } from './compose.ts';
import { mailSettings } from './settings.ts';
import type { Letter } from './transport.ts';
import type { Tables } from '../../live/rows/company.ts';
import type { TenantsRow } from '../../live/rows/stored/tenants.ts';
import type { MessagesRow } from '../../live/rows/stored/messages.ts';

type Setup = {
  readonly table: Tables;
  readonly company: TenantsRow | undefined;
  readonly tenant: string;
  readonly publicUrl: string;
};

/**
 * A campaign's mail, made from the campaign when it leaves; otherwise the outbox would hold ten thousand copies of one
 * text. A campaign does not change once it runs. @returns undefined for every other message
 */
export function campaignLetter(
  { table, company, tenant, publicUrl }: Setup,
  message: MessagesRow,
): Pick<Letter, 'subject' | 'text' | 'html' | 'unsubscribeUrl'> | undefined {
  const campaign = table('campaigns').get(message.campaignId ?? '');
  const subscriber = table(SUBSCRIBERS).get(message.subscriberId ?? '');
  if (!campaign || !subscriber) return undefined;
  const language = mailLanguageOf(message);
  const coupon = campaign.kind === 'COUPON' ? table('coupons').get(campaign.couponId ?? '') : undefined;
  const validTo = coupon?.validTo ?? '';
  const token = unsubscribeToken(tenant, subscriber);
  const { subject, body, html } = campaignMail({
    subject: oneLine(message.subject ?? ''),
    content: (language === 'tr' ? campaign.contentTr : campaign.contentEn) ?? '',
    language,
    company: mailSettings(table, company).company,
    coupon: coupon && { code: coupon.code, validTo: validTo === '' ? '' : longDate(validTo, language) },
    unsubscribeUrl: `${publicUrl}/v1/public/unsubscribe/${token}`,
  });
  return { subject, text: body, html, unsubscribeUrl: `${publicUrl}/api/public/unsubscribe/${token}` };
}
