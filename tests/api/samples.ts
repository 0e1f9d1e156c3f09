import { identityCheckDigits } from '../../src/domain/text/identifiers.ts';
import { fieldOfInput } from '../../src/config/keys.ts';
import { validateRecord } from '../../src/config/record.ts';
import type { Field, Json, Resource } from '../../src/config/types.ts';

let counter = 0;

/** Digits with a valid checksum for a Turkish IBAN. */
function iban(number: number): string {
  const account = `00061${String(number).padStart(17, '0')}`;
  const remainder = BigInt(`${account}292700`) % 97n;
  return `TR${String(98n - remainder).padStart(2, '0')}${account}`;
}

function text(field: Field & { minLength?: number; maxLength?: number; charset?: string }): string {
  counter += 1;
  if (field.charset === 'tc-identity') {
    const firstNine = String(100_000_000 + counter);
    return firstNine + identityCheckDigits(firstNine);
  }
  if (field.charset === 'foreigner-identity') return `99${String(counter).padStart(9, '0')}`;
  const own = field.charset === 'digits' ? String(counter) : `t${counter}`;
  return own.padStart(field.minLength ?? 1, field.charset === 'digits' ? '1' : 'x').slice(0, field.maxLength ?? 200);
}

function partsSample(
  { fields }: { readonly fields: { readonly [name: string]: Field } },
  refs: Readonly<Record<string, string>>,
): Record<string, Json> {
  const typed = Object.values(fields).filter(({ compute }) => !compute);
  return Object.assign({}, ...typed.map((part) => sampleOf(part, refs))) as Record<string, Json>;
}

/** A value that a field takes, and that no other sample has where it must be unique. */
export function sampleOf(field: Field, refs: Readonly<Record<string, string>>): Record<string, Json> {
  const { name } = field;
  counter += 1;
  switch (field.type) {
    case 'object':
      return { [name]: partsSample(field, refs) };
    case 'repeater':
      return { [name]: Array.from({ length: Math.max(1, field.minItems) }, () => partsSample(field, refs)) };
    case 'text':
    case 'textarea':
    case 'markdown':
      return { [name]: text(field) };
    case 'month':
      return { [name]: '2026-12' };
    case 'keyValue':
      return { [name]: [{ key: `k${counter}`, value: 'v' }] };
    case 'json':
      return { [name]: { sample: [counter, true, null] } };
    case 'richText':
      counter += 1;
      return { [name]: `<p>t${counter}</p>` };
    case 'password':
      return { [name]: 'a long enough password' };
    case 'email':
      return { [name]: `sample${counter}@samples.example` };
    case 'phone':
      return { [name]: `+90500${String(counter).padStart(7, '0')}` };
    case 'url':
      return { [name]: 'https://samples.example/' };
    case 'integer':
    case 'number':
    case 'percent':
    case 'rating':
    case 'money':
      return { [name]: field.min ?? 1 };
    case 'boolean':
      return { [name]: true };
    case 'enum': {
      // The lowest rank: everybody may grant it. It needs nothing else, unlike an investor’s.
      const value = field.options.at(-1)?.value ?? '';
      return { [name]: field.multiple ? [value] : value };
    }
    case 'date':
      return { [name]: '2026-12-24' };
    case 'dateTime':
      return { [name]: '2026-12-24T10:00:00.000Z' };
    case 'dateRange':
      return { [field.start]: '2027-03-01', [field.end]: '2027-03-03' };
    case 'ref': {
      const id = refs[field.resource] ?? 'none';
      return { [name]: field.multiple ? [id] : id };
    }
    case 'image':
      return { [name]: '/pictures/x.svg' };
    case 'file':
      return { [name]: field.multiple ? [{ path: '/documents/x.pdf' }] : { path: '/documents/x.pdf' } };
    case 'images':
      return { [name]: [{ path: '/pictures/x.svg' }] };
    case 'color':
      return { [name]: '#123456' };
    case 'tags':
      // Any word is one; this one is an event, too.
      return { [name]: ['reservations.created'] };
    case 'iban':
      return { [name]: iban(counter) };
    case 'time':
      return { [name]: '15:30' };
    case 'location':
      return { [name]: { lat: 41.0422, lng: 29.0083 } };
    case 'children':
      return {};
  }
}

/** Ids of the demo tenant’s fixture by resource. */
export const REFS: Readonly<Record<string, string>> = {
  'estate-documents': 'doc-1',
  'legal-permits': 'prm-a1',
  users: 'usr-admin',
  tenants: 'demo',
  packages: 'pkg-full',
  investors: 'inv-1',
  'estate-groups': 'grp-1',
  'sales-channels': 'chn-1',
  // The one who is on no stay as its main guest.
  guests: 'gst-2',
  'stay-guests': 'sgs-1',
  'kbs-notifications': 'kbs-1',
  'access-log': 'acl-1',
  feeds: 'fed-1',
  'api-keys': 'key-1',
  webhooks: 'hok-1',
  'webhook-deliveries': 'dlv-1',
  agencies: 'agc-1',
  estates: 'est-a1',
  reservations: 'res-r-000001',
  'out-of-order-periods': 'blk-1',
  'housekeeping-tasks': 'hkt-1',
  'charge-items': 'chi-1',
  'reservation-charges': 'rch-1',
  'reservation-status-history': 'rsh-1',
  'blog-posts': 'pst-1',
  seasons: 'ssn-1',
  'daily-prices': 'est-b1_2028-01-01',
  'facility-fees': 'fee-1',
  'long-stay-discounts': 'lsd-1',
  coupons: 'cpn-1',
  'commission-definitions': 'cmm-1',
  'exchange-rates': 'demo_EUR_2026-11-19',
  'ical-feeds': 'icf-1',
  accounts: 'acc-1',
  payments: 'pay-1',
  'card-payment-orders': 'cardorderofteststwentyfoursigns1',
  'ledger-entries': 'led-1',
  'security-deposits': 'dep-1',
  suppliers: 'sup-1',
  'service-definitions': 'svc-1',
  demands: 'dem-1',
  'demand-messages': 'msg-1',
  tasks: 'tsk-1',
  'recurring-tasks': 'rec-1',
  'recurring-expenses': 'rex-1',
  'cash-counts': 'ccn-1',
  'payout-batches': 'pbt-1',
  'rate-fetches': 'rft-1',
  'revenue-expenses': 'exp-1',
  messages: 'msg-1',
  conversations: 'thr-res-r-000002',
  settings: 'set-1',
  'dated-rates': 'rat-1',
  'contract-texts': 'ctx-1',
  'message-templates': 'mtp-1',
  'contact-requests': 'ctr-1',
  subscribers: 'sbs-1',
  campaigns: 'cmp-1',
  'demo-product-categories': 'dpc-1',
  'demo-product-drafts': 'dpd-1',
  'demo-store-settings': 'dss-1',
  'demo-invoice-drafts': 'did-1',
  'demo-orders-placed': 'dop-1',
  'demo-property-listings': 'dpl-1',
  'demo-deals': 'ddl-1',
  'demo-profiles': 'dpr-1',
  'demo-validations': 'dvl-1',
};

/** A body that creates a valid record: what is required and nothing more. Asks the validation until it is content. */
export function validBody(resource: Resource): Record<string, Json> {
  const body: Record<string, Json> = {};
  const values = { user: { role: 'SuperAdmin' }, today: '2026-11-20', now: '2026-11-20T09:00:00.000Z' };
  for (let round = 0; round < 5; round += 1) {
    const { issues } = validateRecord({ resource, operation: 'create', input: body, values, canWrite: () => true });
    const missing = new Set(issues.map(({ field }) => fieldOfInput(resource, field)));
    if (missing.size === 0) break;
    for (const field of missing) if (field) Object.assign(body, sampleOf(field, REFS));
  }
  return body;
}
