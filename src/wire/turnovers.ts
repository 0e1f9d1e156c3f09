import type { TurnoverTimes } from '../domain/reservations/turnover.ts';

export type TurnoverSide = {
  /** '' where the caller may not know it, and of a stay that is not saved. */
  readonly id: string;
  readonly code: string;
  /** Null where the caller may not know it. */
  readonly guest: string | null;
};

/** AV5: one stay leaves and another arrives on the same day. */
export type Turnover = TurnoverTimes & {
  readonly estateId: string;
  /** Its code. */
  readonly estate: string;
  /** What it is called, with its code. */
  readonly home: string;
  readonly leaving: TurnoverSide;
  readonly arriving: TurnoverSide;
};

/** `GET /api/turnovers`. */
export type TurnoversAnswer = { readonly items: readonly Turnover[]; readonly total: number };
