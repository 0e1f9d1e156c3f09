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

/** The tenant's one settings record; undefined before the first change. */
export const settingsRow = (table: Tables): SettingsRow | undefined => {
  for (const row of table(SETTINGS).all()) return row;
  return undefined;
};

/** Defaults for settings a company has not changed. */
const USUAL = {
  currencies: ['TRY', 'EUR', 'USD'],
  currency: 'TRY',
  checkInTime: '15:00',
  checkOutTime: '11:00',
} as const;

/** The company's values for defaults and choices of fields (`$company.x`). */
export function companyValues(table: Tables): CompanyValues {
  const row = settingsRow(table);
  const currencies = row?.currencies;
  return {
    currencies: Array.isArray(currencies) && currencies.length > 0 ? currencies : USUAL.currencies,
    currency: companyCurrency(table),
    ...houseTimes(table),
  };
}

/** The company's currency. */
export const companyCurrency = (table: Tables): string => settingsRow(table)?.currency || USUAL.currency;

/** The times of homes without their own. */
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

/** Secrets a company sets for external services. */
export type SettingSecret = 'smtpPassword' | 'imapPassword' | 'mailInSigningKey' | 'mailInPassword';

/**
 * A secret of a company's settings, for the server's own use: never answer, log or store it. Undefined if none is set,
 * or if it was sealed with another AUTH_SECRET.
 */
export function settingSecret(
  { company, secretOf }: Pick<Companies, 'company'> & { readonly secretOf: OpenSecret },
  tenant: string,
  field: SettingSecret,
): string | undefined {
  const row = settingsRow(company(tenant).table);
  return row && secretOf({ tenant, collection: SETTINGS, field, row });
}

/** The sender on printed sheets and contracts, and the usual times of its homes; '' for anything not set. */
export type CompanyDetails = CompanyHead & { readonly checkInTime: string; readonly checkOutTime: string };

/** @param company the row of the tenant itself, for values its settings leave out */
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
