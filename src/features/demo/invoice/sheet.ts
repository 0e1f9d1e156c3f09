import type { Json, Row } from '../../../config/types.ts';
import { isJsonObject } from '../../../config/values.ts';
import { entriesOf } from '../../../config/parts.ts';
import { invoiceSum, type InvoiceItem, type InvoiceSum } from '../../../domain/demo/invoice-sum.ts';

export type SheetItem = InvoiceItem & { readonly item: string; readonly description: string };
export type SheetClient = {
  readonly name: string;
  readonly company: string;
  readonly companyEmail: string;
  readonly contact: string;
  readonly address: string;
  readonly country: string;
};
/** The content of the printed invoice. Amounts are cents. */
export type Sheet = {
  readonly number: string;
  readonly issuedDate: string;
  readonly dueDate: string;
  readonly client: SheetClient;
  readonly items: readonly SheetItem[];
  readonly taxPct: number;
  readonly paid: number;
  /** The amount due, if a call provides it; otherwise it is calculated. */
  readonly balance?: number;
  /** Label key → value. */
  readonly bank: readonly (readonly [key: 'totalDue' | 'bankName' | 'country' | 'iban' | 'swiftCode', value: string])[];
  readonly salesperson: string;
  readonly note: string;
};

type Values = { readonly [key: string]: Json | undefined };
export const scalarText = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const numberOf = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);
const partsOf = (value: Json | undefined): Values => (isJsonObject(value) ? value : {});

const clientOf = (parts: Values): SheetClient => ({
  name: scalarText(parts['name']),
  company: scalarText(parts['company']),
  companyEmail: scalarText(parts['companyEmail']),
  contact: scalarText(parts['contact']),
  address: scalarText(parts['address']),
  country: scalarText(parts['country']),
});

function bankOf(parts: Values): Sheet['bank'] {
  const keys = ['totalDue', 'bankName', 'country', 'iban', 'swiftCode'] as const;
  return keys.map((key) => [key, scalarText(parts[key])] as const).filter(([, value]) => value !== '');
}

/** The sheet of our own invoice, saved or in its form. Incomplete lines do not count. */
export function sheetOfDraft(values: Values): Sheet {
  return {
    number: scalarText(values['number']),
    issuedDate: scalarText(values['issuedDate']),
    dueDate: scalarText(values['dueDate']),
    client: clientOf(partsOf(values['client'])),
    items: entriesOf(values['items']).map((entry) => ({
      item: scalarText(entry['item']),
      description: scalarText(entry['description']),
      cost: numberOf(entry['cost']),
      qty: numberOf(entry['qty']),
      discountPct: numberOf(entry['discountPct']),
    })),
    taxPct: numberOf(values['taxPct']),
    paid: numberOf(values['paid']),
    bank: bankOf(partsOf(values['bank'])),
    salesperson: scalarText(values['salesperson']),
    note: scalarText(values['note']),
  };
}

/** The sheet of the mock call's record, which has one service and whole dollars. */
export function sheetOfCall(record: Row): Sheet {
  const service = scalarText(record['service']);
  return {
    number: scalarText(record['number']),
    issuedDate: scalarText(record['issuedDate']),
    dueDate: scalarText(record['dueDate']),
    client: {
      ...clientOf(record),
      name: scalarText(record['client']),
      companyEmail: scalarText(record['clientEmail']),
    },
    items: [{ item: service, description: '', cost: toCents(record['total']), qty: 1, discountPct: 0 }],
    taxPct: 0,
    paid: 0,
    balance: toCents(record['balance']),
    bank: bankOf({ ...record, country: record['bankCountry'] }),
    salesperson: '',
    note: '',
  };
}

const toCents = (dollars: Json | undefined): number => Math.round(numberOf(dollars) * 100);

export const sheetTotals = ({ items, taxPct, paid }: Sheet): InvoiceSum => invoiceSum({ items, taxPct, paid });
