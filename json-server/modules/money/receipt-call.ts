import { daysBetween } from '../../../src/domain/calendar/iso-date.ts';
import { entriesOf } from '../../../src/config/parts.ts';
import type { Row } from '../../../src/config/types.ts';
import type { ReceiptHead } from '../../../src/wire/money.ts';
import type { Route, SignedCall } from '../../call.ts';
import type { Blobs } from '../../files/blobs.ts';
import { FILES } from '../../files/stored-files.ts';
import { notFound } from '../../http-error.ts';
import { findInScope } from '../../records/scope.ts';
import { json } from '../../reply.ts';
import { nameOf, textIn } from '../../rows.ts';
import type { RouteDeps } from '../../routes/table.ts';
import { companyHead, settingsRow } from '../../settings/company-settings.ts';
import { GLOBAL, type Store, type TableReader } from '../../store/types.ts';
import { refuseUnknown } from './questions.ts';

type Deps = Pick<RouteDeps, 'store' | 'blobs'>;
type Tables = (collection: string) => TableReader;

/** Bytes; a larger picture is none to print at the head of a page. */
const MOST = 1_000_000;
const PICTURES = ['image/png', 'image/jpeg', 'image/webp'];

/** The picture that the settings hold, as an address of its own: who prints receipts need not be able to read settings. */
async function logoOf(settings: Row, { store, blobs, tenant }: { store: Store; blobs: Blobs; tenant: string }) {
  const [held] = entriesOf(settings['companyLogo'] ?? null);
  const row = held && store.table(FILES, tenant).get(textIn(held as Row, 'id'));
  const type = row ? textIn(row, 'type') : '';
  if (!row || !PICTURES.includes(type)) return null;
  const bytes = await blobs.read(row.id);
  return bytes && bytes.length <= MOST ? `data:${type};base64,${Buffer.from(bytes).toString('base64')}` : null;
}

function stayOf(tables: Tables, payment: Row): Pick<ReceiptHead, 'guest' | 'stay'> {
  const stay = tables('reservations').get(textIn(payment, 'reservationId'));
  if (!stay) return { guest: null, stay: null };
  const guest = tables('guests').get(textIn(stay, 'guestId'));
  const estate = tables('estates').get(textIn(stay, 'estateId')) ?? { id: '' };
  const [checkIn, checkOut] = [textIn(stay, 'checkIn'), textIn(stay, 'checkOut')];
  return {
    guest: guest ? [textIn(guest, 'firstName'), textIn(guest, 'lastName')].filter(Boolean).join(' ') : null,
    stay: {
      ...{ code: textIn(stay, 'code'), checkIn, checkOut, nights: daysBetween(checkIn, checkOut) },
      estate: [textIn(estate, 'code'), textIn(estate, 'propertyName')].filter(Boolean).join(' · '),
    },
  };
}

/** `GET /api/payments/receipt?paymentId`: what stands on a receipt beside the payment itself. */
export const receiptCall = ({ store, blobs }: Deps): Route => ({
  method: 'GET',
  path: '/api/payments/receipt',
  access: { subject: 'Payment', action: 'show' },
  handle: async ({ search, snapshot, caller }: SignedCall) => {
    refuseUnknown(search, ['paymentId']);
    const { tenant } = caller;
    const { payments } = snapshot.config.resources;
    const context = { snapshot, caller, read: store.table.bind(store) };
    const payment = payments && findInScope(context, payments, search.get('paymentId') ?? '');
    if (!payment) throw notFound();
    const tables: Tables = (collection) => store.table(collection, tenant);
    const settings = settingsRow(tables) ?? { id: '' };
    const registered = store.table('tenants', GLOBAL).get(tenant) ?? { id: '' };
    const { name, address, taxOffice, taxNo, phone, email } = companyHead(tables, registered);
    const logo = await logoOf(settings, { store, blobs, tenant });
    const company = { name: name || nameOf(registered), address, taxOffice, taxNo, phone, email, logo };
    return json(200, { company, ...stayOf(tables, payment) } satisfies ReceiptHead);
  },
});
