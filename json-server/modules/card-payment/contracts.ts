import {
  type CardContract,
  CARD_CONTRACT_KINDS,
  STANDARD_CONTRACTS,
} from '../../../src/domain/card-payment/contract-texts.ts';
import { daysBetween } from '../../../src/domain/calendar/iso-date.ts';
import { longDate, type MailLanguage, mailMoney } from '../../../src/domain/mail/words.ts';
import { type ContractName, fillContract } from '../../../src/domain/setting/contract-text.ts';
import { stayMoney } from '../../../src/domain/reservations/balance.ts';
import { companyHead } from '../../records/settings/company-settings.ts';
import { contractTextAt } from '../../records/settings/contract-texts.ts';
import type { Tables } from '../../live/rows/company.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import { peopleIn } from '../reservations/people.ts';
import type { CardPaymentOrdersRow } from '../../live/rows/stored/card-payment-orders.ts';
import type { TenantsRow } from '../../live/rows/stored/tenants.ts';
import { STAYS } from '../reservations/names.ts';

/** Input of an order's texts; `at` is an ISO instant. */
export type AboutOrder = {
  readonly table: Tables;
  readonly company: TenantsRow | undefined;
  readonly order: CardPaymentOrdersRow;
  readonly language: MailLanguage;
  readonly at: string;
};

/**
 * Values about the stay and its landlord; the guest's own name stays a gap, because the holder of the link may be
 * somebody else (S5).
 */
function valuesOf({ table, company, order, language, at }: AboutOrder): { readonly [name in ContractName]?: string } {
  const stay = table(STAYS).get(order.reservationId);
  const estate = table('estates').get(stay?.estateId ?? '');
  const head = companyHead(table, company);
  const checkIn = stay?.checkIn ?? '';
  const checkOut = stay?.checkOut ?? '';
  const money = (minor: number): string => mailMoney(minor, order.currency, language);
  return {
    reservation: stay?.code ?? '',
    home: estate?.propertyName ?? '',
    ...(checkIn !== '' && { checkIn: longDate(checkIn, language), checkOut: longDate(checkOut, language) }),
    checkInTime: estate?.checkInTime || head.checkInTime,
    checkOutTime: estate?.checkOutTime || head.checkOutTime,
    ...(checkIn !== '' && { nights: String(daysBetween(checkIn, checkOut)) }),
    guests: stay ? String(peopleIn(stay)) : '',
    total: stay ? money(wholeTotal(stay, order)) : '',
    payment: money(order.total),
    date: longDate(at.slice(0, 10), language),
    company: head.name,
    companyAddress: head.address,
    companyEmail: head.email,
    companyPhone: head.phone,
    companyWebsite: head.website,
    taxOffice: head.taxOffice,
    taxNo: head.taxNo,
  };
}

/** The stay's whole amount due, of which a link may ask a part; the card fee is extra unless the price includes it. */
const wholeTotal = (stay: ReservationsRow, order: CardPaymentOrdersRow): number =>
  stayMoney(stay).owed + (order.isFeeIncluded === true ? 0 : (order.cardFee ?? 0));

/** WB5, WB7: the texts a guest accepts before paying: the company's current ones, or our defaults. */
export function contractsOf(about: AboutOrder): readonly CardContract[] {
  const { table, language, at } = about;
  const values = valuesOf(about);
  return CARD_CONTRACT_KINDS.flatMap((kind): readonly CardContract[] => {
    const own = contractTextAt(table, { kind, moment: at, language });
    if (!own) return STANDARD_CONTRACTS[language].filter((text) => text.kind === kind);
    const version = String(own.version);
    return [{ kind, version, title: own.title, text: fillContract(own.body, values) }];
  });
}

/**
 * The accepted texts; undefined = not all current ones, or different ones.
 * @param sent kinds, or `{ kind, version }`
 */
export function acceptedOf(contracts: readonly CardContract[], sent: unknown): readonly CardContract[] | undefined {
  if (!Array.isArray(sent)) return undefined;
  const isMeant = ({ kind, version }: CardContract, each: unknown): boolean => {
    if (typeof each === 'string') return each === kind;
    if (typeof each !== 'object' || each === null) return false;
    const accepted = each as { readonly kind?: unknown; readonly version?: unknown };
    return accepted.kind === kind && (accepted.version === undefined || accepted.version === version);
  };
  return contracts.every((contract) => sent.some((each) => isMeant(contract, each))) ? contracts : undefined;
}
