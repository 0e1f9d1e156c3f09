import { BUILT_IN } from '../../../src/domain/mail/built-in.ts';
import type { TemplateKind } from '../../../src/domain/mail/template.ts';
import type { Json } from '../../../src/config/types.ts';
import type { RecordWrite, RecordCreation, Follower } from '../../live/rules/domain-write.ts';
import { COMPANIES } from './names.ts';
import { CURRENCIES } from '../../../src/domain/money/currencies.ts';
import type { TenantsRow } from '../../live/rows/stored/tenants.ts';
import { USERS } from '../../accounts/authenticate.ts';

const PLACES = [
  ['CASH_DESK', 'Kasa'],
  ['BANK', 'Banka'],
  ['CARD', 'POS'],
  ['OWNER', 'Mal sahipleri'],
] as const;
const CHANNELS = [
  { id: 'web', name: 'Web sitesi', kind: 'DIRECT_WEB', color: '#389e0d', isOnline: true },
  { id: 'phone', name: 'Telefon', kind: 'DIRECT_PHONE', color: '#7cb305', isOnline: false },
] as const;
const LETTERS: readonly TemplateKind[] = ['GUEST_CONFIRMATION', 'GUEST_ARRIVAL', 'GUEST_DEPARTURE'];

/** The person in charge becomes the first admin: invited, or active at once if `company` has a first password. */
function firstAdmin(company: TenantsRow): Readonly<Record<string, Json>> {
  const passwordHash = company.passwordHash ?? '';
  const valuesOf = (...keys: readonly (keyof TenantsRow)[]) =>
    Object.fromEntries(keys.map((key) => [key, company[key] ?? null]));
  return {
    ...valuesOf('name', 'surname', 'email', 'phone'),
    role: 'admin',
    department: 'MANAGEMENT',
    language: 'tr',
    ...(passwordHash === '' ? { status: 'INVITED' } : { status: 'ACTIVE', passwordHash }),
  };
}

/** The company as the owner of its own homes: no home is let without an owner (ES8). */
function firstOwner(company: TenantsRow): Readonly<Record<string, Json>> {
  const isCompany = company.type === 'COMPANY';
  const renamedValues = (keys: Readonly<Record<string, keyof TenantsRow>>) =>
    Object.fromEntries(Object.entries(keys).map(([key, from]) => [key, company[from] ?? null]));
  return {
    ...renamedValues({ type: 'type', email: 'email', phone: 'phone', city: 'city', address: 'address', iban: 'iban' }),
    ...(isCompany
      ? renamedValues({ name: 'companyName', taxNo: 'taxNo' })
      : renamedValues({ name: 'name', surname: 'surname', tcIdentityNo: 'identityNo' })),
  };
}

/**
 * A new company works at once: the transaction that creates it adds its settings, its direct channels, cash desks and
 * banks for its ledger, its letters, itself as an owner, and the first admin. Their ids derive from its own, so each is
 * created once.
 */
export const beginCompany: Follower<TenantsRow> = ({ before, after }) => {
  if (before || !after) return [];
  const tenant = after.id;
  const creationOf = (collection: string, id: string, values: Readonly<Record<string, Json>>): RecordCreation => ({
    collection,
    tenant,
    create: { id: `${id}-${tenant}`, ...values },
  });
  const { passwordHash, ...company } = after;
  // The password belongs to the person, so the company does not keep it.
  const withoutPassword: readonly RecordWrite[] = passwordHash ? [{ collection: COMPANIES, row: company }] : [];
  return [
    ...withoutPassword,
    creationOf('settings', 'set', {}),
    ...CHANNELS.map(({ id, ...channel }) => creationOf('sales-channels', `chn-${id}`, channel)),
    ...PLACES.flatMap(([kind, name]) =>
      CURRENCIES.map((currency) =>
        creationOf('accounts', `acc-${kind.toLowerCase()}-${currency.toLowerCase()}`, {
          name: `${name} ${currency}`,
          kind,
          currency,
        }),
      ),
    ),
    ...LETTERS.map((kind) => {
      const { subject, body } = BUILT_IN[kind];
      return creationOf('message-templates', `mtp-${kind.toLowerCase()}`, {
        kind,
        subjectEn: subject.en,
        subjectTr: subject.tr,
        bodyEn: body.en,
        bodyTr: body.tr,
        isActive: true,
      });
    }),
    creationOf('investors', 'inv', firstOwner(after)),
    creationOf(USERS, 'usr', firstAdmin(after)),
  ];
};
