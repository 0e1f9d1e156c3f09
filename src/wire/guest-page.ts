import type { GuestPageState } from '../domain/guest-page/page.ts';

/** `GET /api/public/stay/:secret`: what a guest is shown of the own stay. Money in minor units of `currency`. */
export type GuestPage = {
  readonly state: GuestPageState;
  /** Language that the guest is written in. */
  readonly language: 'en' | 'tr';
  readonly company: {
    readonly name: string;
    readonly phone: string;
    readonly email: string;
    readonly website: string;
  };
  /** The number of the booking. */
  readonly code: string;
  /** Null where there is nothing to say but the state. */
  readonly stay: GuestPageStay | null;
};

export type GuestPageStay = {
  readonly firstName: string;
  readonly home: string;
  /** Where the picture of the home is; null for none. */
  readonly picture: string | null;
  readonly isConfirmed: boolean;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly nights: number;
  readonly checkInTime: string;
  readonly checkOutTime: string;
  readonly people: number;
  /** Roughly where: known before the stay is confirmed. */
  readonly district: string;
  /** Where exactly; null before the stay is confirmed. */
  readonly place: {
    readonly address: string;
    readonly location: { readonly lat: number; readonly lng: number } | null;
  } | null;
  /** How to get in; null outside of the days on which the guest may know. */
  readonly entry: {
    readonly doorCode: string;
    readonly wifiName: string;
    readonly wifiPassword: string;
  } | null;
  /** The day from which `entry` is told, as long as it is ahead; null otherwise. */
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
  /** Whether the page has the talk with the host. */
  readonly mayWrite: boolean;
};

/** `GET`, `POST /api/public/stay-messages/:secret`: the talk of guest and house, the oldest first. */
export type GuestPageTalk = {
  readonly messages: readonly {
    readonly from: 'GUEST' | 'HOUSE';
    readonly subject: string;
    readonly body: string;
    readonly at: string;
  }[];
};

/** `POST /api/public/stay-pay/:secret`, `POST /api/public/stay-identity/:secret`: the address below the product's own origin. */
export type GuestPageWay = { readonly path: string };

/** `GET`, `POST`, `PUT`, `DELETE /api/guest-page/:reservationId`: the link as staff see it. */
export type GuestPageLink = {
  /** The address below the product's own origin; null as long as there is none. */
  readonly path: string | null;
  readonly madeAt: string | null;
  /** The last day on which it opens the page. */
  readonly opensUntil: string;
  /** Whether a link can be made: not for stays that are over or came to nothing. */
  readonly mayMake: boolean;
  readonly email: string;
  /** Opens WhatsApp with the link written, in the guest's language; null without a link or a phone number. */
  readonly whatsAppUrl: string | null;
};
