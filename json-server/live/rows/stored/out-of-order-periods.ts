import type { IsoDate, IsoInstant } from '../../../../src/domain/calendar/iso-date.ts';

/** Made of the resource `out-of-order-periods` by `npm run row-types`; whatever is typed here is lost. */
export type OutOfOrderPeriodsRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly code?: string | null;
  readonly estateId: string;
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly kind: 'OUT_OF_ORDER' | 'OUT_OF_SERVICE' | 'OWNER_STAY' | 'HOUSE_USE';
  readonly reason: 'MAINTENANCE' | 'RENOVATION' | 'DAMAGE' | 'OWNER' | 'LEGAL' | 'OTHER';
  readonly investorId?: string | null;
  readonly note?: string | null;
  readonly taskId?: string | null;
  readonly releasedAt?: IsoInstant | null;
  readonly releasedBy?: string | null;
};
