import type { IsoInstant } from '../../../../src/domain/calendar/iso-date.ts';

/** Made of the resource `access-log` by `npm run row-types`; whatever is typed here is lost. */
export type AccessLogRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly at?: IsoInstant | null;
  readonly userId?: string | null;
  readonly resource?: string | null;
  readonly record?: string | null;
  readonly fields?: readonly string[] | null;
};
