import type { IsoInstant } from '../../../src/domain/calendar/iso-date.ts';

/** A one-time link for the guests of a stay, under the hash of its secret. */
export type GuestLinkRow = {
  readonly id: string;
  readonly tenant: string;
  readonly stayId: string;
  readonly madeAt: IsoInstant;
  readonly madeBy: string;
  readonly revokedAt?: IsoInstant | null;
  readonly usedAt?: IsoInstant | null;
  /** The hash of the key of the call that used it. */
  readonly usedKey?: string | null;
};

/** The second factor of a person, under the person's id; a set-up that has begun keeps its secret in `pending`. */
export type SecondFactorRow = {
  readonly id: string;
  readonly tenantId: string | null;
  readonly pending?: string | null;
  /** ms */
  readonly begunAt?: number | null;
  readonly secret?: string | null;
  /** The step of the last code that counted. */
  readonly last?: number | null;
  readonly recovery?: readonly string[] | null;
};

/** Collections that no resource describes, whose rows are what the code that keeps them says. */
export type OwnRows = {
  readonly _guest_links: GuestLinkRow;
  readonly _second_factors: SecondFactorRow;
};
