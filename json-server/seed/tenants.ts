import { addDays } from '../../src/domain/calendar/iso-date.ts';
import type { IsoDate } from '../../src/domain/calendar/iso-date.ts';
import type { Row } from '../../src/config/types.ts';
import { fictionalIban, fictionalTaxNo } from './people.ts';
import { stamp } from './stamp.ts';

/** How much of everything a tenant gets, and what keeps its ids apart from the others'. */
export type TenantPlan = {
  readonly id: string;
  /** The user who made the rows. */
  readonly admin: string;
  readonly estates: number;
  readonly investors: number;
  readonly guests: number;
  /** Estate groups of these districts only; all when absent. */
  readonly groups?: readonly string[];
  /** Where the numbers of its ids begin. */
  readonly offset: {
    readonly estates: number;
    readonly investors: number;
    readonly guests: number;
    readonly rows: number;
  };
};

export const TENANT_PLANS: readonly TenantPlan[] = [
  {
    id: 'demo',
    admin: 'usr-admin',
    estates: 124,
    investors: 36,
    guests: 640,
    offset: { estates: 0, investors: 0, guests: 0, rows: 0 },
  },
  {
    id: 'bosphorus',
    admin: 'usr-b-admin',
    estates: 12,
    investors: 4,
    guests: 60,
    groups: ['Boğaz Hattı', 'Eski Şehir'],
    offset: { estates: 124, investors: 36, guests: 640, rows: 100 },
  },
];

/** The companies themselves. They are of no tenant: no `tenantId`. */
export function makeTenants(today: IsoDate) {
  const since = (days: number) => addDays(today, -days);
  return [
    {
      id: 'demo',
      version: 1,
      entityId: 'demo',
      type: 'COMPANY',
      companyName: 'Konak Konaklama Hizmetleri A.Ş.',
      taxNo: fictionalTaxNo(1),
      companyEmail: 'info@konak.example',
      companyPhone: '+902120000001',
      name: 'Deniz',
      surname: 'Aydın',
      email: 'deniz.aydin@konak.example',
      phone: '+905000000101',
      iban: fictionalIban(900_001),
      city: 'ISTANBUL',
      address: 'Deniz Feneri Sokak 12, Ortaköy, 34353 Beşiktaş',
      packageId: 'pkg-enterprise',
      contractFrom: since(730),
      contractTo: addDays(today, 365),
      status: 'ACTIVE',
      ...stamp({ createdAt: `${since(730)}T08:00:00.000Z`, createdBy: 'usr-superadmin' }),
    },
    {
      id: 'bosphorus',
      version: 1,
      entityId: 'bosphorus',
      type: 'COMPANY',
      companyName: 'Bosphorus Stays Turizm Ltd. Şti.',
      taxNo: fictionalTaxNo(2),
      companyEmail: 'hello@bosphorus.example',
      companyPhone: '+902160000002',
      name: 'Işıl',
      surname: 'Çetin',
      email: 'isil.cetin@bosphorus.example',
      phone: '+905000000102',
      iban: fictionalIban(900_002),
      city: 'ISTANBUL',
      address: 'Yalı Caddesi 5, Çengelköy, 34680 Üsküdar',
      packageId: 'pkg-enterprise',
      contractFrom: since(400),
      contractTo: addDays(today, 330),
      status: 'ACTIVE',
      ...stamp({ createdAt: `${since(400)}T09:30:00.000Z`, createdBy: 'usr-superadmin' }),
    },
  ];
}

/** How much each company uses, as the server counts it when records come and go. */
export function withUsage(
  companies: readonly Row[],
  { users, estates }: { readonly users: readonly Row[]; readonly estates: readonly Row[] },
): Row[] {
  const countIn = (rows: readonly Row[], id: string) => rows.filter((row) => row['tenantId'] === id).length;
  return companies.map((company) => ({
    ...company,
    userCount: countIn(users, company.id),
    estateCount: countIn(estates, company.id),
  }));
}
