/** Made of the resource `settings` by `npm run row-types`; whatever is typed here is lost. */
export type SettingsRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly companyName?: string | null;
  readonly companyEmail?: string | null;
  readonly companyPhone?: string | null;
  readonly companyAddress?: string | null;
  readonly companyTaxOffice?: string | null;
  readonly companyTaxNo?: string | null;
  readonly companyWebsite?: string | null;
  readonly companyLogo?: string | null;
  readonly cancellation?: {
    readonly freeDays?: number | null;
    readonly percent?: number | null;
    readonly nights?: number | null;
  } | null;
  readonly currencies: readonly ('TRY' | 'EUR' | 'USD')[];
  readonly currency: 'TRY' | 'EUR' | 'USD';
  readonly priceRounding?: '0' | '1' | '5' | '10' | '50' | '100' | null;
  readonly backdatingDays?: number | null;
  readonly checkInTime?: string | null;
  readonly checkOutTime?: string | null;
  readonly language: 'tr' | 'en';
  readonly mailFromName?: string | null;
  readonly mailFrom?: string | null;
  readonly mailReplyTo?: string | null;
  readonly mailReplyPlus?: boolean | null;
  readonly mailInHash?: string | null;
  readonly smtpHost?: string | null;
  readonly smtpPort?: number | null;
  readonly smtpSecurity: 'STARTTLS' | 'TLS' | 'NONE';
  readonly smtpUser?: string | null;
  readonly imapHost?: string | null;
  readonly imapPort?: number | null;
  readonly imapUser?: string | null;
  readonly imapFolder?: string | null;
  readonly imapTrouble?: string | null;
  readonly reminderOn?: boolean | null;
  readonly reminderFrom?: string | null;
  readonly reminderUntil?: string | null;
  readonly autoConfirmation?: boolean | null;
  readonly ratesFetch?: boolean | null;
  readonly ratesUrl?: string | null;
  readonly ratesFetchAt?: string | null;
  readonly secondFactorRoles?:
    | readonly (
        | 'SuperAdmin'
        | 'admin'
        | 'Accounting'
        | 'Purchasing'
        | 'MarketPlace'
        | 'HouseKeeping'
        | 'Investor'
        | 'client'
      )[]
    | null;
  readonly problemSolverId?: string | null;
};
