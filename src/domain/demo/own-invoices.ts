import type { IsoDate } from '../calendar/iso-date.ts';
import { invoiceSum } from './invoice-sum.ts';
import type { Invoice, InvoiceClient } from './invoices.ts';

type Item = {
  readonly item?: string | null;
  readonly cost?: number | null;
  readonly qty?: number | null;
  readonly discountPct?: number | null;
};
type Bank = {
  readonly bankName?: string | null;
  readonly country?: string | null;
  readonly iban?: string | null;
  readonly swiftCode?: string | null;
};
/** A user's own invoice, as stored. Amounts are cents. */
export type OwnInvoice = {
  readonly id: string;
  readonly number?: string | null;
  readonly issuedDate?: IsoDate | null;
  readonly dueDate?: IsoDate | null;
  readonly service?: string | null;
  readonly client?: Partial<Record<keyof InvoiceClient, string | null>> | null;
  readonly items?: readonly Item[] | null;
  readonly taxPct?: number | null;
  readonly paid?: number | null;
  readonly bank?: Bank | null;
  readonly status?: string | null;
};

type Open = { readonly status: string; readonly due: number; readonly paid: number; readonly isLate: boolean };

function statusOf({ status, due, paid, isLate }: Open): string {
  if (status === 'PAID') return 'Paid';
  if (status !== 'SENT') return 'Draft';
  if (due <= 0) return 'Paid';
  if (paid > 0) return 'Partial Payment';
  return isLate ? 'Past Due' : 'Sent';
}

/** The id of an own invoice in calls; NaN if it has none. */
export const ownInvoiceId = ({ number }: Pick<OwnInvoice, 'number'>): number => Number(number || Number.NaN);

/** An own invoice in the format of the samples (spec §3): dollars and cents, one service, the open amount. */
export function listedInvoice(own: OwnInvoice, today: IsoDate): Invoice {
  const items = (own.items ?? []).map(({ cost, qty, discountPct }) => ({
    cost: cost ?? 0,
    qty: qty ?? 0,
    discountPct: discountPct ?? 0,
  }));
  const paid = own.paid ?? 0;
  const { total, due } = invoiceSum({ items, taxPct: own.taxPct ?? 0, paid });
  const dueDate = own.dueDate ?? today;
  const invoiceStatus = statusOf({ status: own.status ?? '', due, paid, isLate: dueDate < today });
  const { name, company, companyEmail, country, contact, address } = own.client ?? {};
  return {
    id: ownInvoiceId(own),
    issuedDate: own.issuedDate ?? today,
    dueDate,
    client: {
      address: address ?? '',
      company: company ?? '',
      companyEmail: companyEmail ?? '',
      country: country ?? '',
      contact: contact ?? '',
      name: name ?? '',
    },
    service: own.service || (own.items?.[0]?.item ?? ''),
    total: total / 100,
    avatar: '',
    invoiceStatus,
    balance: own.status === 'PAID' ? 0 : due / 100,
  };
}

/** The samples and the user's own; an own invoice with a sample's number replaces the sample. */
export function withOwnInvoices(
  samples: readonly Invoice[],
  own: readonly OwnInvoice[],
  today: IsoDate,
): readonly Invoice[] {
  const listed = own.filter((one) => Number.isSafeInteger(ownInvoiceId(one))).map((one) => listedInvoice(one, today));
  const taken = new Set(listed.map(({ id }) => id));
  return [...samples.filter(({ id }) => !taken.has(id)), ...listed];
}
