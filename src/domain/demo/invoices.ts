import { dayNumber, type IsoDate, isIsoDate, isIsoInstant, todayIn } from '../calendar/iso-date.ts';
import type { ListRules } from './list.ts';
import type { DemoOutcome } from './outcome.ts';
import { sameText } from './searching.ts';

export type InvoiceClient = {
  readonly address: string;
  readonly company: string;
  readonly companyEmail: string;
  readonly country: string;
  readonly contact: string;
  readonly name: string;
};

/** Spec §3: dates are year-month-day, `balance` may be negative or zero. */
export type Invoice = {
  readonly id: number;
  readonly issuedDate: IsoDate;
  readonly dueDate: IsoDate;
  readonly client: InvoiceClient;
  readonly service: string;
  readonly total: number;
  readonly avatar: string;
  readonly invoiceStatus: string;
  readonly balance: number;
};

/** Both ends included; an open end has no limit. */
export type DateRange = { readonly start?: IsoDate; readonly end?: IsoDate };

/** GET /api/apps/invoice. */
export const INVOICE_LIST: ListRules<Invoice> = {
  texts: ({ client, id }) => [client.name, client.companyEmail, id],
  sort: {
    client: ({ client }) => client.name,
    total: ({ total }) => total,
    id: ({ id }) => id,
    date: ({ issuedDate }) => dayNumber(issuedDate),
    balance: ({ balance }) => balance,
  },
};

/** @returns the calendar date of a text, `undefined` without one, `false` if invalid */
function dateOf(value: unknown): IsoDate | undefined | false {
  if (value === undefined || value === null || value === '') return undefined;
  if (isIsoDate(value)) return value;
  return isIsoInstant(value) ? todayIn(new Date(value)) : false;
}

/** Reads `selectedDateRange`: JSON with `start` and `end`, each a date or a moment; nothing at all is no limit. */
export function readDateRange(text: string | undefined): DemoOutcome<DateRange> {
  const problem = 'selectedDateRange must be JSON like {"start":"2026-11-01","end":"2026-11-30"}.';
  if (text === undefined || text.trim() === '') return { value: {} };
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return { problem };
  }
  if (parsed === null || parsed === '') return { value: {} };
  if (typeof parsed !== 'object' || Array.isArray(parsed)) return { problem };
  const { start, end } = parsed as { start?: unknown; end?: unknown };
  const from = dateOf(start);
  const to = dateOf(end);
  if (from === false || to === false) return { problem };
  return { value: { ...(from !== undefined && { start: from }), ...(to !== undefined && { end: to }) } };
}

/** Filters by status and by the day of issue. */
export function invoiceFilter({
  status,
  range: { start, end },
}: {
  status: string | undefined;
  range: DateRange;
}): (invoice: Invoice) => boolean {
  const isStatus = sameText(status);
  return ({ invoiceStatus, issuedDate }) =>
    isStatus(invoiceStatus) && (start === undefined || issuedDate >= start) && (end === undefined || issuedDate <= end);
}

/** At most this many clients are offered (spec §9). */
export const MAX_CLIENTS = 5;

/** The clients of the invoices, each once, the first five. */
export function clientsOf(invoices: readonly Invoice[]): readonly InvoiceClient[] {
  const byName = new Map<string, InvoiceClient>();
  for (const { client } of invoices) if (!byName.has(client.name)) byName.set(client.name, client);
  return [...byName.values()].slice(0, MAX_CLIENTS);
}
