/** Made of the resource `accounts` by `npm run row-types`; whatever is typed here is lost. */
export type AccountsRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly name: string;
  readonly kind: 'CASH_DESK' | 'BANK' | 'CARD' | 'CHANNEL' | 'OWNER';
  readonly currency: 'TRY' | 'EUR' | 'USD';
  readonly salesChannelId?: string | null;
  readonly iban?: string | null;
  readonly isActive?: boolean | null;
  readonly note?: string | null;
};
