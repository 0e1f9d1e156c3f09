import type { IsoDate, IsoInstant } from '../../../../src/domain/calendar/iso-date.ts';

/** Made of the resource `rate-fetches` by `npm run row-types`; whatever is typed here is lost. */
export type RateFetchesRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly date?: IsoDate | null;
  readonly status?: 'DONE' | 'NOT_YET' | 'FAILED' | 'GIVEN_UP' | null;
  readonly bulletinDate?: IsoDate | null;
  readonly failure?: 'UNREACHABLE' | 'NO_BULLETIN' | 'FUTURE' | null;
  readonly line?: number | null;
  readonly attempts?: number | null;
  readonly fetchedAt?: IsoInstant | null;
  readonly nextAttemptAt?: IsoInstant | null;
};
