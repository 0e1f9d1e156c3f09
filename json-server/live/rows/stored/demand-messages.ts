/** Made of the resource `demand-messages` by `npm run row-types`; whatever is typed here is lost. */
export type DemandMessagesRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly demandId: string;
  readonly body: string;
  readonly isInternal?: boolean | null;
  readonly side?: 'COMPANY' | 'REQUESTER' | null;
  readonly authorName?: string | null;
};
