/** One person of a stay as staff see them; only the last characters of the number. */
export type KbsPersonShown = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly nationality: string;
  readonly documentNo: string | null;
  /** Keys of the list `kbsMissing`. */
  readonly missing: readonly string[];
  /** The person's entry in the stay; null for the main guest, who belongs to the reservation. */
  readonly link: { readonly id: string; readonly version: number } | null;
};
/** A one-time link for the guests of a stay; only its creation returns the address. */
export type KbsLinkShown = {
  readonly madeAt: string;
  readonly expiresAt: string;
  readonly usedAt: string | null;
};
/** `GET /api/kbs/persons/:reservationId` */
export type KbsPersonsAnswer = {
  readonly persons: readonly KbsPersonShown[];
  /** Number of people in the booking. */
  readonly expected: number;
  readonly link: KbsLinkShown | null;
  /** Whether a link can be created: not for stays that are over or cancelled. */
  readonly mayLink: boolean;
};
/** `POST /api/kbs/links/:reservationId` */
export type KbsLinkMade = {
  /** A path in the product's own origin. */
  readonly path: string;
  readonly expiresAt: string;
  readonly firstName: string;
  /** Digits only, for a WhatsApp link; '' when none is known. */
  readonly phone: string;
  readonly language: string;
};
/** `GET /api/kbs/overview` */
export type KbsOverview = {
  readonly counts: { readonly [name in 'ready' | 'incomplete' | 'sending' | 'errors' | 'overdue']: number };
  /** How many wait because KBS does not answer. */
  readonly waiting: number;
  /** People with missing data, most urgent first; the first twenty. */
  readonly incomplete: readonly {
    readonly id: string;
    readonly guestId: string;
    readonly guest: string;
    readonly reservationId: string;
    readonly code: string;
    readonly missing: readonly string[];
    readonly dueAt: string;
  }[];
  /** Stays in house with fewer people than the booking; the first twenty. */
  readonly unknown: readonly {
    readonly reservationId: string;
    readonly code: string;
    readonly estate: string;
    readonly known: number;
    readonly expected: number;
  }[];
};
/** `GET /api/public/guest/:token`: no stored personal data except first names. */
export type GuestLinkAnswer = {
  readonly estate: string;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly expected: number;
  readonly persons: readonly {
    readonly ref: string;
    readonly firstName: string;
    readonly isComplete: boolean;
    /** Whether the last name has to be asked for too. */
    readonly needsLastName: boolean;
  }[];
  readonly countries: readonly {
    readonly value: string;
    readonly label: { readonly en: string; readonly tr?: string };
  }[];
};

/** `POST /api/kbs/send-all`: sends a limited number at once. */
export type KbsSent = { readonly queued: number; readonly left: number };
