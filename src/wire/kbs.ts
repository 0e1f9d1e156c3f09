/** One person of a stay as staff see them; the number only as it ends. */
export type KbsPersonShown = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly nationality: string;
  readonly documentNo: string | null;
  /** Keys of the list `kbsMissing`. */
  readonly missing: readonly string[];
  /** Their place on the stay; null for the main guest, who is the reservation's. */
  readonly link: { readonly id: string; readonly version: number } | null;
};
/** A one-time link for the guests of a stay; the address itself is told only when it is made. */
export type KbsLinkShown = {
  readonly madeAt: string;
  readonly expiresAt: string;
  readonly usedAt: string | null;
};
/** `GET /api/kbs/persons/:reservationId` */
export type KbsPersonsAnswer = {
  readonly persons: readonly KbsPersonShown[];
  /** People that the booking speaks of. */
  readonly expected: number;
  readonly link: KbsLinkShown | null;
  /** Whether a link can be made: not for stays that are over or came to nothing. */
  readonly mayLink: boolean;
};
/** `POST /api/kbs/links/:reservationId` */
export type KbsLinkMade = {
  /** The address below the product's own origin. */
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
  /** How many are on their way while KBS does not answer. */
  readonly waiting: number;
  /** Whose data are missing, the most urgent first; the first twenty. */
  readonly incomplete: readonly {
    readonly id: string;
    readonly guestId: string;
    readonly guest: string;
    readonly reservationId: string;
    readonly code: string;
    readonly missing: readonly string[];
    readonly dueAt: string;
  }[];
  /** Stays in house on which fewer people stand than the booking speaks of; the first twenty. */
  readonly unknown: readonly {
    readonly reservationId: string;
    readonly code: string;
    readonly estate: string;
    readonly known: number;
    readonly expected: number;
  }[];
};
/** `GET /api/public/guest/:token`: nothing personal that is stored but first names. */
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

/** `POST /api/kbs/send-all`: at most some at once. */
export type KbsSent = { readonly queued: number; readonly left: number };
