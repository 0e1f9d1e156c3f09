import { addDays, type IsoDate } from '../../src/domain/calendar/iso-date.ts';
import { CONTRACT_KINDS } from '../../src/domain/setting/contract-text.ts';
import { CONTRACTS } from './data/contracts.ts';
import { numbered } from './numbered.ts';
import type { TenantPlan } from './tenants.ts';

type Setting = { readonly today: IsoDate; readonly plan: TenantPlan };

/** What was and is charged. The dates of laws lie further back than those that move with the day of the data. */
export const makeDatedRates = (setting: Setting) =>
  numbered('rat', setting, [
    { kind: 'CARD_FEE', percent: 3.69, validFrom: '2020-01-01', note: 'Ödeme kuruluşu sözleşmesi' },
    { kind: 'STAY_VAT', percent: 8, validFrom: '2020-01-01', validTo: '2023-07-09', note: 'KDV, Temmuz 2023’e kadar' },
    { kind: 'STAY_VAT', percent: 10, validFrom: '2023-07-10', note: '7346 sayılı Karar' },
    { kind: 'ACCOMMODATION_TAX', percent: 2, validFrom: '2023-01-01', note: '7194 sayılı Kanun' },
  ]);

/** The first version of each text, published, and of the cancellation conditions an older one that it replaced. */
export function makeContractTexts({ today, plan }: Setting) {
  const of = (kind: (typeof CONTRACT_KINDS)[number]) => {
    const { en, tr } = CONTRACTS[kind];
    return { kind, titleEn: en.title, bodyEn: en.body, titleTr: tr.title, bodyTr: tr.body };
  };
  const moment = (days: number) => `${addDays(today, -days)}T08:00:00.000Z`;
  const published = (days: number, more: object) => ({
    status: 'PUBLISHED',
    validFrom: moment(days),
    publishedAt: moment(days),
    publishedById: plan.admin,
    ...more,
  });
  const { en, tr } = CONTRACTS.CANCELLATION;
  const older = { bodyEn: en.body.replace('14 days', '7 days'), bodyTr: tr.body.replace('14 gün', '7 gün') };
  const rows = CONTRACT_KINDS.flatMap((kind) => {
    if (kind !== 'CANCELLATION') return [{ ...of(kind), number: 1, ...published(300, {}) }];
    const first = { ...of(kind), ...older, number: 1, ...published(330, { status: 'SUPERSEDED' }) };
    return [first, { ...of(kind), number: 2, ...published(180, { note: 'Ücretsiz iptal 14 güne çıkarıldı' }) }];
  });
  return numbered('ctx', { today, plan }, rows);
}
