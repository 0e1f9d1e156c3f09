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

/** The person in charge is the first admin: invited, or with the first password that was given at once in. */
function firstAdmin(company: TenantsRow): Readonly<Record<string, Json>> {
  const passwordHash = company.passwordHash ?? '';
  const of = (...keys: readonly (keyof TenantsRow)[]) =>
    Object.fromEntries(keys.map((key) => [key, company[key] ?? null]));
  return {
    ...of('name', 'surname', 'email', 'phone'),
    role: 'admin',
    department: 'MANAGEMENT',
    language: 'tr',
    ...(passwordHash === '' ? { status: 'INVITED' } : { status: 'ACTIVE', passwordHash }),
  };
}

/** The company itself, as the owner of homes of its own: no home is let without one (ES8). */
function firstOwner(company: TenantsRow): Readonly<Record<string, Json>> {
  const isCompany = company.type === 'COMPANY';
  const of = (keys: Readonly<Record<string, keyof TenantsRow>>) =>
    Object.fromEntries(Object.entries(keys).map(([key, from]) => [key, company[from] ?? null]));
  return {
    ...of({ type: 'type', email: 'email', phone: 'phone', city: 'city', address: 'address', iban: 'iban' }),
    ...(isCompany
      ? of({ name: 'companyName', taxNo: 'taxNo' })
      : of({ name: 'name', surname: 'surname', tcIdentityNo: 'identityNo' })),
  };
}

/**
 * A new company works at once: in the transaction that makes it come its settings, the channels it sells through itself,
 * cash desks and banks for its ledger, its letters, itself as an owner, and the first admin. Ids are made of its own, so each is made once.
 */
export const beginCompany: Follower<TenantsRow> = ({ before, after }) => {
  if (before || !after) return [];
  const tenant = after.id;
  const made = (collection: string, id: string, values: Readonly<Record<string, Json>>): RecordCreation => ({
    collection,
    tenant,
    create: { id: `${id}-${tenant}`, ...values },
  });
  const { passwordHash, ...company } = after;
  // The company keeps no password: it is the person's.
  const withoutPassword: readonly RecordWrite[] = passwordHash ? [{ collection: COMPANIES, row: company }] : [];
  return [
    ...withoutPassword,
    made('settings', 'set', {}),
    ...CHANNELS.map(({ id, ...channel }) => made('sales-channels', `chn-${id}`, channel)),
    ...PLACES.flatMap(([kind, name]) =>
      CURRENCIES.map((currency) =>
        made('accounts', `acc-${kind.toLowerCase()}-${currency.toLowerCase()}`, {
          name: `${name} ${currency}`,
          kind,
          currency,
        }),
      ),
    ),
    ...LETTERS.map((kind) => {
      const { subject, body } = BUILT_IN[kind];
      return made('message-templates', `mtp-${kind.toLowerCase()}`, {
        kind,
        subjectEn: subject.en,
        subjectTr: subject.tr,
        bodyEn: body.en,
        bodyTr: body.tr,
        isActive: true,
      });
    }),
    made('investors', 'inv', firstOwner(after)),
    made(USERS, 'usr', firstAdmin(after)),
  ];
};
