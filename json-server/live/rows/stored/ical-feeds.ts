import type { IsoInstant } from '../../../../src/domain/calendar/iso-date.ts';

/** Made of the resource `ical-feeds` by `npm run row-types`; whatever is typed here is lost. */
export type IcalFeedsRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly estateId: string;
  readonly salesChannelId: string;
  readonly importUrl?: string | null;
  readonly isFull?: boolean | null;
  readonly isActive?: boolean | null;
  readonly linkMadeAt?: IsoInstant | null;
  readonly linkWanted?: boolean | null;
  readonly lastImport?: {
    readonly at?: IsoInstant | null;
    readonly state?: 'OK' | 'CONFLICTS' | 'FAILED' | null;
    readonly events?: number | null;
    readonly created?: number | null;
    readonly moved?: number | null;
    readonly cancelled?: number | null;
    readonly blocked?: number | null;
    readonly conflicts?: number | null;
    readonly refused?: number | null;
    readonly message?: string | null;
    readonly messageTr?: string | null;
  } | null;
  readonly linkHash?: string | null;
};
