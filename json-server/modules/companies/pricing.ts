import { MODULE_LIST } from '../../../src/config/modules.ts';
import type { Text } from '../../../src/config/types.ts';
import type { PricedPackage, Pricing } from '../../../src/wire/companies.ts';
import type { Route } from '../../call.ts';
import { addressLimit } from '../../limits.ts';
import { json } from '../../reply.ts';
import type { RouteDeps } from '../../routes/table.ts';
import { textIn } from '../../rows.ts';
import { PACKAGES } from './names.ts';
import type { PackagesRow } from '../../stored/packages.ts';

/** Looks a minute and address. */
const LOOKS = 120;

const numberOrNull = (row: PackagesRow, key: string): number | null => {
  const value = row[key];
  return typeof value === 'number' ? value : null;
};
const bilingual = (row: PackagesRow, key: string): Text => ({
  en: textIn(row, key),
  tr: textIn(row, `${key}Tr`) || textIn(row, key) });

function shown(row: PackagesRow): PricedPackage {
  const modules = row['modules'];
  return {
    id: row.id,
    name: bilingual(row, 'name'),
    description: textIn(row, 'description') === '' ? null : bilingual(row, 'description'),
    price: numberOrNull(row, 'price') ?? 0,
    currency: textIn(row, 'currency'),
    period: row['period'] === 'YEAR' ? 'YEAR' : 'MONTH',
    modules: Array.isArray(modules) ? modules.filter((module) => typeof module === 'string') : [],
    estateLimit: numberOrNull(row, 'estateLimit'),
    userLimit: numberOrNull(row, 'userLimit'),
    isHighlighted: row['isHighlighted'] === true };
}

/** `GET /api/public/pricing`: the packages that everybody may see, and nothing of any company. */
export function pricingCalls({ records }: RouteDeps): readonly Route[] {
  const limit = addressLimit(LOOKS);
  return [
    {
      method: 'GET',
      path: '/api/public/pricing',
      access: 'public',
      handle: async (call) => {
        await limit(call);
        const rows = [...records.shared.table(PACKAGES).all()].filter((row) => row['isPublic'] === true);
        const order = (row: PackagesRow): number => numberOrNull(row, 'sortOrder') ?? 0;
        const answer: Pricing = {
          items: rows.sort((a, b) => order(a) - order(b)).map(shown),
          modules: (call.snapshot.config.enums[MODULE_LIST]?.options ?? []).map(({ value, label }) => ({
            value,
            label })) };
        return json(200, answer, { 'Cache-Control': 'public, max-age=60' });
      } },
  ];
}
