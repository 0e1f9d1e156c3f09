/** Made of the resource `ledger-entries` by `npm run row-types`; whatever is typed here is lost. */
export type LedgerEntriesRow = {
  readonly id: string;
  readonly tenantId: string | null;
  readonly createdAt: string | null;
  readonly createdBy: string | null;
  readonly updatedAt: string | null;
  readonly updatedBy: string | null;
  readonly version: number | null;
  readonly date: string | null;
  readonly account:
    | 'GUEST'
    | 'CASH'
    | 'BANK'
    | 'CARD'
    | 'CHANNEL'
    | 'DEPOSIT'
    | 'OWNER'
    | 'REVENUE'
    | 'DAMAGE'
    | 'CHANNEL_FEE'
    | 'CARD_FEE'
    | 'EXCHANGE'
    | 'TAX'
    | null;
  readonly accountId: string | null;
  readonly estateId: string | null;
  readonly investorId: string | null;
  readonly reservationId: string | null;
  readonly docType: 'PAYMENT' | 'RESERVATION' | 'CHARGE' | 'EXPENSE' | 'STATEMENT' | null;
  readonly docId: string | null;
  readonly debit: number | null;
  readonly credit: number | null;
  readonly currency: 'TRY' | 'EUR' | 'USD' | null;
  readonly rate: string | null;
  readonly rateDate: string | null;
  readonly baseAmount: number | null;
};
