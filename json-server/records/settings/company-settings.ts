import type { CompanyHead } from '../../../src/wire/company.ts';
import type { HouseTimes } from '../../../src/domain/reservations/turnover.ts';
import type { CompanyValues } from '../../../src/config/company-values.ts';
import { personName } from '../../live/rows/rows.ts';
import type { OpenSecret } from '../../accounts/sealed.ts';
import type { TenantsRow } from '../../live/rows/stored/tenants.ts';
import type { Companies, TablesWith } from '../../live/rows/company.ts';
import type { SettingsRow } from '../../live/rows/stored/settings.ts';
import { SETTINGS } from '../../accounts/second-factors.ts';

/** Tables of one tenant: the store's, or a transaction's. */
type Tables = TablesWith<'all'>;

/** The one record of the tenant; undefined before anybody set anything. */
export const settingsRow = (table: Tables): SettingsRow | undefined => {
  for (const row of table(SETTINGS).all()) return row;
  return undefined;
};

/** What holds where a company has set nothing. */
const USUAL = {
  currencies: ['TRY', 'EUR', 'USD'],
  currency: 'TRY',
  checkInTime: '15:00',
  checkOutTime: '11:00',
} as const;

/** What fields begin with, and may be chosen among (`$company.x`). */
export function companyValues(table: Tables): CompanyValues {
  const row = settingsRow(table);
  const currencies = row?.currencies;
  return {
    currencies: Array.isArray(currencies) && currencies.length > 0 ? currencies : USUAL.currencies,
    currency: companyCurrency(table),
    ...houseTimes(table),
  };
}

/** What the company counts in. */
export const companyCurrency = (table: Tables): string => settingsRow(table)?.currency || USUAL.currency;

/** Where a home has no times of its own. */
export function houseTimes(table: Tables): HouseTimes {
  const row = settingsRow(table);
  return {
    checkInTime: row?.checkInTime || USUAL.checkInTime,
    checkOutTime: row?.checkOutTime || USUAL.checkOutTime,
  };
}

/** Whole units of money to which prices round that are changed by percent; 0 = the smallest unit. */
export const priceRounding = (table: Tables): number => {
  const set = settingsRow(table)?.priceRounding;
  return typeof set === 'string' ? Number(set) : 1;
};

/** How many days back payments and charges may be dated. */
export const backdatingDays = (table: Tables): number => {
  const set = settingsRow(table)?.backdatingDays;
  return typeof set === 'number' ? set : USUAL_BACKDATING;
};
const USUAL_BACKDATING = 60;

/** Secrets that a company has set for what it works with. */
export type SettingSecret = 'smtpPassword' | 'imapPassword' | 'mailInSigningKey' | 'mailInPassword';

/**
 * A secret of a company's settings, for the server's own use: never answer, log or store it. undefined where none is set,
 * and where it was sealed with another AUTH_SECRET.
 */
export function settingSecret(
  { company, secretOf }: Pick<Companies, 'company'> & { readonly secretOf: OpenSecret },
  tenant: string,
  field: SettingSecret,
): string | undefined {
  const row = settingsRow(company(tenant).table);
  return row && secretOf({ tenant, collection: SETTINGS, field, row });
}

/** Who a printed sheet or a contract comes from, and the usual times of its homes; '' for what the company has not said. */
export type CompanyDetails = CompanyHead & { readonly checkInTime: string; readonly checkOutTime: string };

/** @param company the row of the tenant itself, for what its settings leave out */
export function companyHead(table: Tables, company?: TenantsRow): CompanyDetails {
  const row = settingsRow(table);
  return {
    name: row?.companyName || company?.companyName || (company ? personName(company) : ''),
    address: row?.companyAddress || company?.address || '',
    email: row?.companyEmail || company?.companyEmail || company?.email || '',
    phone: row?.companyPhone || company?.companyPhone || company?.phone || '',
    website: row?.companyWebsite || '',
    taxOffice: row?.companyTaxOffice || '',
    taxNo: row?.companyTaxNo || company?.taxNo || '',
    logo: row?.companyLogo || '',
    ...houseTimes(table),
  };
}
