import type { MinorUnits } from '../../../../src/domain/money/money.ts';

/** Made of the resource `estate-groups` by `npm run row-types`; whatever is typed here is lost. */
export type EstateGroupsRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly name: string;
  readonly color?: string | null;
  readonly managerId?: string | null;
  readonly currency?: 'TRY' | 'EUR' | 'USD' | null;
  readonly basePrice?: MinorUnits | null;
  readonly note?: string | null;
};
