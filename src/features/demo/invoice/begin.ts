import type { FormValues } from '../../../engine/fields/inputs/form-store.ts';
import type { Invoice } from '../../../domain/demo/invoices.ts';

export type PaymentDetails = {
  readonly totalDue: string;
  readonly bankName: string;
  readonly country: string;
  readonly iban: string;
  readonly swiftCode: string;
};
/** GET /api/apps/invoice/:id. */
export type InvoiceAnswer = { readonly invoice: Invoice; readonly paymentDetails: PaymentDetails };

export const bankValues = ({ bankName, country, iban, swiftCode }: PaymentDetails) => ({
  bankName,
  country,
  iban,
  swiftCode,
});

/** The editor's initial values for a mock invoice: its one service as one line, dollars as cents. */
export function beginningValues({ invoice, paymentDetails }: InvoiceAnswer): FormValues {
  const { id, issuedDate, dueDate, client, service, total, balance, invoiceStatus } = invoice;
  const cost = Math.round(total * 100);
  // A draft has no balance because nobody has to pay it yet.
  const paid = invoiceStatus === 'Draft' ? 0 : Math.max(0, cost - Math.round(balance * 100));
  return {
    number: String(id),
    issuedDate,
    dueDate,
    service,
    client: { ...client },
    items: [{ item: service, description: null, cost, qty: 1, discountPct: 0 }],
    paid,
    bank: bankValues(paymentDetails),
  };
}
