import { MODULE_LIST } from '../../../src/config/modules.ts';
import type { Text } from '../../../src/config/types.ts';
import type { PricedPackage, Pricing } from '../../../src/wire/companies.ts';
import type { Route } from '../../accounts/call.ts';
import { addressLimit } from '../../accounts/limits.ts';
import { json } from '../../http/reply.ts';
import type { RouteDeps } from '../../routes/deps.ts';
import type { PackagesRow } from '../../live/rows/stored/packages.ts';
import { PACKAGES } from '../../accounts/packages.ts';

/** Calls per minute and address. */
const LOOKS = 120;

const bilingualText = (en: string, tr: string | null): Text => ({ en, tr: tr || en });

function pricedPackage(row: PackagesRow): PricedPackage {
  const modules = row.modules;
  return {
    id: row.id,
    name: bilingualText(row.name, row.nameTr),
    description: row.description ? bilingualText(row.description, row.descriptionTr ?? null) : null,
    price: row.price,
    currency: row.currency,
    period: row.period === 'YEAR' ? 'YEAR' : 'MONTH',
    modules: Array.isArray(modules) ? modules.filter((module) => typeof module === 'string') : [],
    estateLimit: row.estateLimit ?? null,
    userLimit: row.userLimit ?? null,
    isHighlighted: row.isHighlighted === true,
  };
}

/** `GET /api/public/pricing`: the public packages, and no data of any company. */
export function pricingCalls({ records }: RouteDeps): readonly Route[] {
  const limit = addressLimit(LOOKS);
  return [
    {
      method: 'GET',
      path: '/api/public/pricing',
      answer: 'Pricing',
      access: 'public',
      handle: async (call) => {
        await limit(call);
        const rows = [...records.shared.table(PACKAGES).all()].filter((row) => row.isPublic === true);
        const order = (row: PackagesRow): number => row.sortOrder ?? 0;
        const answer: Pricing = {
          items: rows.sort((a, b) => order(a) - order(b)).map(pricedPackage),
          modules: (call.snapshot.config.enums[MODULE_LIST]?.options ?? []).map(({ value, label }) => ({
            value,
            label,
          })),
        };
        return json(200, answer, { 'Cache-Control': 'public, max-age=60' });
      },
    },
  ];
}
