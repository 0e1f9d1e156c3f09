import type { TurnoverTimes } from '../domain/reservations/turnover.ts';

export type TurnoverSide = {
  /** '' if hidden from the caller, and for an unsaved stay. */
  readonly id: string;
  readonly code: string;
  /** Null if hidden from the caller. */
  readonly guest: string | null;
};

/** AV5: one stay leaves and another arrives on the same day. */
export type Turnover = TurnoverTimes & {
  readonly estateId: string;
  /** Its code. */
  readonly estate: string;
  /** Its name with its code. */
  readonly home: string;
  readonly leaving: TurnoverSide;
  readonly arriving: TurnoverSide;
};

/** `GET /api/turnovers`. */
export type TurnoversAnswer = { readonly items: readonly Turnover[]; readonly total: number };
