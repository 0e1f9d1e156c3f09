/** Made of the resource `out-of-order-periods` by `npm run row-types`; whatever is typed here is lost. */
export type OutOfOrderPeriodsRow = {
  readonly id: string;
  readonly tenantId: string | null;
  readonly createdAt: string | null;
  readonly createdBy: string | null;
  readonly updatedAt: string | null;
  readonly updatedBy: string | null;
  readonly version: number | null;
  readonly code: string | null;
  readonly estateId: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly kind: 'OUT_OF_ORDER' | 'OUT_OF_SERVICE' | 'OWNER_STAY' | 'HOUSE_USE' | null;
  readonly reason: 'MAINTENANCE' | 'RENOVATION' | 'DAMAGE' | 'OWNER' | 'LEGAL' | 'OTHER' | null;
  readonly investorId: string | null;
  readonly note: string | null;
  readonly taskId: string | null;
  readonly releasedAt: string | null;
  readonly releasedBy: string | null;
};
