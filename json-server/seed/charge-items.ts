import type { IsoDate } from '../../src/domain/calendar/iso-date.ts';
import { amountText } from '../../src/domain/money/money.ts';
import { numbered } from './numbered.ts';
import type { TenantPlan } from './tenants.ts';

/** Name in both languages, kind, euro cents, what the price is for, and until when guests stay. */
const ITEMS = [
  ['Beer', 'Bira', 'MINIBAR', 400, 'PIECE'],
  ['Soft drink', 'Meşrubat', 'MINIBAR', 250, 'PIECE'],
  ['Wine, bottle', 'Şarap, şişe', 'MINIBAR', 1800, 'PIECE'],
  ['Out by 15:00', 'Çıkış 15.00', 'LATE_CHECK_OUT', 2500, 'PIECE', '15:00'],
  ['Out by 18:00', 'Çıkış 18.00', 'LATE_CHECK_OUT', 4500, 'PIECE', '18:00'],
  ['Early check-in', 'Erken giriş', 'EARLY_CHECK_IN', 1000, 'HOUR'],
  ['Mid-stay clean', 'Ara temizlik', 'EXTRA_CLEANING', 3000, 'PIECE'],
  ['Lost key', 'Kayıp anahtar', 'DAMAGE', 2000, 'PIECE'],
  ['Airport ride', 'Transfer', 'TRANSFER', 4000, 'PIECE'],
  ['Parking', 'Otopark', 'PARKING', 800, 'NIGHT'],
  ['Breakfast', 'Kahvaltı', 'OTHER', 1200, 'PERSON'],
  ['Cot', 'Bebek yatağı', 'OTHER', 500, 'NIGHT'],
] as const;

/** What a company sells beside the nights; one item is no longer offered. */
export function makeChargeItems(setup: { readonly today: IsoDate; readonly plan: TenantPlan }) {
  return numbered(
    'chi',
    setup,
    ITEMS.map(([en, tr, kind, unitPrice, per, until], index) => ({
      title: `${en} · ${tr}`,
      name: { en, tr },
      kind,
      ...(until && { until }),
      currency: 'EUR',
      unitPrice,
      priceText: amountText(unitPrice, 'EUR'),
      per,
      vatPct: '20',
      order: (index + 1) * 10,
      isActive: index !== ITEMS.length - 1,
    })),
  );
}
