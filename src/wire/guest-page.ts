import type { GuestPageState } from '../domain/guest-page/page.ts';

/** `GET /api/public/stay/:secret`: a guest's view of their own stay. Money in minor units of `currency`. */
export type GuestPage = {
  readonly state: GuestPageState;
  /** The guest's language. */
  readonly language: 'en' | 'tr';
  readonly company: {
    readonly name: string;
    readonly phone: string;
    readonly email: string;
    readonly website: string;
  };
  /** The number of the booking. */
  readonly code: string;
  /** Null if only the state may be shown. */
  readonly stay: GuestPageStay | null;
};

export type GuestPageStay = {
  readonly firstName: string;
  readonly home: string;
  /** Address of the home's picture; null without one. */
  readonly picture: string | null;
  readonly isConfirmed: boolean;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly nights: number;
  readonly checkInTime: string;
  readonly checkOutTime: string;
  readonly people: number;
  /** The approximate location, known before the stay is confirmed. */
  readonly district: string;
  /** The exact location; null before the stay is confirmed. */
  readonly place: {
    readonly address: string;
    readonly location: { readonly lat: number; readonly lng: number } | null;
  } | null;
  /** Access instructions; null outside the days on which the guest may see them. */
  readonly entry: {
    readonly doorCode: string;
    readonly wifiName: string;
    readonly wifiPassword: string;
  } | null;
  /** The first day on which `entry` is shown, if still ahead; null otherwise. */
  readonly entryFrom: string | null;
  readonly rules: { readonly en: string; readonly tr: string };
  readonly money: {
    readonly total: number | null;
    readonly paid: number;
    readonly remaining: number;
    readonly currency: string;
    readonly mayPay: boolean;
  };
  /** The data that the law asks for; null where nobody is asked. */
  readonly identity: {
    readonly isComplete: boolean;
    readonly known: number;
    readonly expected: number;
  } | null;
  /** Whether the page has the conversation with the host. */
  readonly mayWrite: boolean;
};

/** `GET`, `POST /api/public/stay-messages/:secret`: the conversation of guest and house, oldest first. */
export type GuestPageTalk = {
  readonly messages: readonly {
    readonly from: 'GUEST' | 'HOUSE';
    readonly subject: string;
    readonly body: string;
    readonly at: string;
  }[];
};

/**
 * `POST /api/public/stay-pay/:secret`, `POST /api/public/stay-identity/:secret`: a path in the product's own origin.
 */
export type GuestPageWay = { readonly path: string };

/** `GET`, `POST`, `PUT`, `DELETE /api/guest-page/:reservationId`: the link as staff see it. */
export type GuestPageLink = {
  /** A path in the product's own origin; null without a link. */
  readonly path: string | null;
  readonly madeAt: string | null;
  /** The last day on which it works. */
  readonly opensUntil: string;
  /** Whether a link can be created: not for stays that are over or cancelled. */
  readonly mayMake: boolean;
  readonly email: string;
  /** Opens WhatsApp with a prepared text in the guest's language; null without a link or a phone number. */
  readonly whatsAppUrl: string | null;
};
