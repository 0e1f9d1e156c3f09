import { latLngOf } from '../../../../src/config/fields/location.ts';
import { daysBetween } from '../../../../src/domain/calendar/iso-date.ts';
import { refuseOrder } from '../../../../src/domain/card-payment/order.ts';
import { addressLine } from '../../../../src/domain/estates/address.ts';
import { entryFrom, isAgreed, isEntryOpen } from '../../../../src/domain/guest-page/page.ts';
import { stayMoney } from '../../../../src/domain/reservations/balance.ts';
import type { GuestPage, GuestPageStay } from '../../../../src/wire/guest-page.ts';
import type { EstatesRow } from '../../../live/rows/stored/estates.ts';
import type { TenantsRow } from '../../../live/rows/stored/tenants.ts';
import { companyHead, houseTimes, settingsRow } from '../../../records/settings/company-settings.ts';
import { coverAddress } from '../../estates/cover.ts';
import { guestDataIn, peopleIn } from '../people.ts';
import type { OpenedPage } from './gate.ts';

type Shown = {
  readonly company: TenantsRow | undefined;
  /** Whether the company has the module of a resource. */
  readonly has: (resource: string) => boolean;
};

function moneyOf({ stay, now }: OpenedPage, { has }: Shown): GuestPageStay['money'] {
  const { total, paid, remaining } = stayMoney(stay);
  const { code, status, holdExpiresAt = null } = stay;
  const currency = stay.currency ?? '';
  const ordered = { code: code ?? '', status: status ?? '', currency, remainingPrice: remaining, holdExpiresAt };
  return {
    total: stay.collectedBy === 'CHANNEL' ? null : total,
    paid,
    remaining: Math.max(0, remaining),
    currency,
    mayPay: has('card-payment-orders') && refuseOrder(ordered, remaining, now) === undefined,
  };
}

/** KB2: asks guests who are still to come, or are here, for everybody's data. */
function identityOf({ stay, table, today }: OpenedPage, { has }: Shown): GuestPageStay['identity'] {
  const isAsked = (stay.status === 'SUCCESSFUL' || stay.status === 'PENDING') && today <= stay.checkOut;
  if (!isAsked || !has('kbs-notifications')) return null;
  const { state, known, expected } = guestDataIn(stay, table);
  return { isComplete: state === 'complete', known, expected };
}

function entryOf(estate: EstatesRow | undefined): NonNullable<GuestPageStay['entry']> {
  const { doorCode, wifiName, wifiPassword } = estate ?? {};
  return { doorCode: doorCode ?? '', wifiName: wifiName ?? '', wifiPassword: wifiPassword ?? '' };
}

function stayOf(opened: OpenedPage, shown: Shown): GuestPageStay {
  const { stay, table, now, today, secret } = opened;
  const { checkIn, checkOut } = stay;
  const estate = table('estates').get(stay.estateId);
  const usual = houseTimes(table);
  const checkOutTime = estate?.checkOutTime || usual.checkOutTime;
  const planned = stay.plannedDeparture ?? '';
  const entry = entryOf(estate);
  const isAnything = Object.values(entry).some((value) => value !== '');
  // Guests who planned an earlier departure may stay until the check-out hour; guests who may stay longer have access
  // until then.
  const isOpen = isEntryOpen(stay, { now, leavesAt: planned > checkOutTime ? planned : checkOutTime });
  const isAhead = stay.status === 'SUCCESSFUL' && today < entryFrom(stay);
  return {
    firstName: table('guests').get(stay.guestId)?.firstName ?? '',
    home: estate?.propertyName ?? '',
    picture: coverAddress(estate, `/api/public/stay-picture/${secret}`),
    isConfirmed: isAgreed(stay),
    checkIn,
    checkOut,
    nights: daysBetween(checkIn, checkOut),
    checkInTime: estate?.checkInTime || usual.checkInTime,
    checkOutTime,
    people: peopleIn(stay),
    district: estate?.address?.district ?? '',
    place: isAgreed(stay)
      ? { address: addressLine(estate?.address), location: latLngOf(estate?.location ?? undefined) ?? null }
      : null,
    entry: isOpen && isAnything ? entry : null,
    entryFrom: isAhead && isAnything ? entryFrom(stay) : null,
    rules: { en: estate?.houseRules?.en ?? '', tr: estate?.houseRules?.tr ?? '' },
    money: moneyOf(opened, shown),
    identity: identityOf(opened, shown),
    mayWrite: shown.has('messages'),
  };
}

/** The data a guest sees: exactly these fields. */
export function shownPage(opened: OpenedPage, shown: Shown): GuestPage {
  const { stay, state, table } = opened;
  const own = table('guests').get(stay.guestId)?.language ?? settingsRow(table)?.language;
  const { name, phone, email, website } = companyHead(table, shown.company);
  return {
    state,
    language: own === 'en' ? 'en' : 'tr',
    company: { name, phone, email, website },
    code: stay.code ?? '',
    stay: state === 'ACTIVE' ? stayOf(opened, shown) : null,
  };
}
