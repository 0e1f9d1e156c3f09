import type { IsoInstant } from '../../../../src/domain/calendar/iso-date.ts';

/** Made of the resource `feeds` by `npm run row-types`; whatever is typed here is lost. */
export type FeedsRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly name?: string | null;
  readonly list?: string | null;
  readonly userId?: string | null;
  readonly viewId?: string | null;
  readonly linkMadeAt?: IsoInstant | null;
  readonly lastReadAt?: IsoInstant | null;
  readonly linkHash?: string | null;
};
