import type { IsoInstant } from '../../../src/domain/calendar/iso-date.ts';
import type { LinkPurpose } from '../../../src/domain/people/links.ts';

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

/** A signed-in browser; its id is also the family of its refresh tokens. */
export type SessionRow = {
  readonly id: string;
  readonly userId: string;
  readonly homeTenant: string;
  readonly browser?: string | null;
  /** Those from before it was asked are. */
  readonly remembered?: boolean | null;
  readonly createdAt?: IsoInstant | null;
  readonly lastUsedAt?: IsoInstant | null;
  /** ms since 1970 */
  readonly expires: number;
  /** The hash of the one refresh token that goes on with it. */
  readonly refreshHash?: string | null;
};

/** A link that was sent, in the tenant of its account. Neither the token nor anything it could be made of. */
export type OneTimeLinkRow = {
  readonly id: string;
  readonly tenantId: string | null;
  readonly userId: string;
  readonly purpose?: LinkPurpose | null;
  readonly createdAt: IsoInstant;
  readonly expiresAt: IsoInstant;
  readonly usedAt?: IsoInstant | null;
  readonly endedAt?: IsoInstant | null;
};

/** Up to when a person has read what others did. */
export type NotificationMarkRow = { readonly id: string; readonly tenantId: string; readonly readAt: IsoInstant };

/** The fingerprint of an AUTH_SECRET. */
export type SecretPrintRow = { readonly id: string; readonly print: string };

/** Collections that no resource describes, whose rows are what the code that keeps them says. */
export type OwnRows = {
  readonly _guest_links: GuestLinkRow;
  readonly _notification_marks: NotificationMarkRow;
  readonly _one_time_links: OneTimeLinkRow;
  readonly _second_factors: SecondFactorRow;
  readonly _secret_prints: SecretPrintRow;
  readonly _sessions: SessionRow;
};
