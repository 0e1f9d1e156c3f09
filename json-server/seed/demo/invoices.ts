import type { InvoiceClient } from '../../../src/domain/demo/invoices.ts';
import { createRandom } from '../random.ts';
import { avatarOf, makeDemoPeople } from './people.ts';

const FIRST_ID = 4987;
const LAST_ID = 5036;
const COUNT = 37;
/** The last day that every month has. */
const LAST_DAY = 28;

/** Spec §3. */
const SERVICES = [
  'Software Development',
  'UI/UX Design & Development',
  'Unlimited Extended License',
  'Template Customization',
] as const;
/** Spec §4; only some of them leave a balance. */
const STATUSES = ['Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment', 'Past Due'] as const;
const COMPANIES =
  'Bright Anchor|Cedar & Sons|Delta Print House|Foxglove Studio|Golden Horn Trading|Kite Logistics|Marble Arch Books|North Quay Foods|Olive Grove Hotels|Pilot Bakery|Riverbend Clinics|Stonebridge Legal|Taurus Outdoor'.split(
    '|',
  );
const STREETS =
  'Harbour Street|Mill Lane|Station Road|Orchard Avenue|Castle Hill|Market Square|Çınar Sokak|Rue des Tilleuls|Lindenstraße'.split(
    '|',
  );
const COUNTRIES = ['Türkiye', 'United Kingdom', 'Germany', 'France', 'Netherlands', 'Italy', 'Spain'] as const;

/**
 * 37 invoices with ids from 4987 to 5036, so with gaps (spec §9). They hold days of the month, not dates: the call
 * dates them in the month in which it is asked.
 */
export function makeInvoices() {
  const random = createRandom('demo invoices');
  const clients = makeDemoPeople({ random, count: 24 }).map(
    ({ fullName, avatar }, index): InvoiceClient & { avatar: string } => {
      const company = COMPANIES[index % COMPANIES.length] ?? '';
      return {
        address: `${random.int(1, 180)} ${random.pick(STREETS)}`,
        company,
        companyEmail: `accounts.${index + 1}@${company.toLowerCase().replace(/[^a-z]/g, '')}.example`,
        country: random.pick(COUNTRIES),
        contact: `+90 500 000 0${String(index + 1).padStart(3, '0')}`,
        name: fullName,
        avatar,
      };
    },
  );
  const ids = Array.from({ length: LAST_ID - FIRST_ID + 1 }, (_, index) => FIRST_ID + index);
  // Both ends stay; the gaps lie between them.
  while (ids.length > COUNT) ids.splice(random.int(1, ids.length - 2), 1);
  return ids.map((id, index) => {
    const { avatar, ...client } = clients[(index * 7) % clients.length] ?? { ...clients[0], avatar: avatarOf(0) };
    const invoiceStatus = STATUSES[(index + random.int(0, 2)) % STATUSES.length] ?? 'Sent';
    const total = random.int(280, 5600);
    const issuedDay = random.int(1, LAST_DAY - 7);
    return {
      id,
      issuedDay,
      dueDay: random.int(issuedDay, LAST_DAY),
      client,
      service: random.pick(SERVICES),
      total,
      avatar: random.chance(0.3) ? '' : avatar,
      invoiceStatus,
      balance: balanceOf(invoiceStatus, total, random.int(10, 90)),
    };
  });
}

/** Negative when more was paid than asked. @param percent of the total that is open or was paid too much */
function balanceOf(status: string, total: number, percent: number): number {
  if (status === 'Paid') return percent > 75 ? -Math.round(total / 20) : 0;
  if (status === 'Partial Payment') return Math.round((total * percent) / 100);
  return status === 'Draft' ? 0 : total;
}
