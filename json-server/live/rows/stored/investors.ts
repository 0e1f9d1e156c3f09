import type { IsoDate } from '../../../../src/domain/calendar/iso-date.ts';

/** Made of the resource `investors` by `npm run row-types`; whatever is typed here is lost. */
export type InvestorsRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly type: 'PERSON' | 'COMPANY';
  readonly name: string;
  readonly surname?: string | null;
  readonly tcIdentityNo?: string | null;
  readonly taxNo?: string | null;
  readonly taxOffice?: string | null;
  readonly email: string;
  readonly phone: string;
  readonly city?:
    | 'ISTANBUL'
    | 'ANTALYA'
    | 'MUGLA'
    | 'IZMIR'
    | 'AYDIN'
    | 'NEVSEHIR'
    | 'BURSA'
    | 'TRABZON'
    | 'ANKARA'
    | 'BALIKESIR'
    | 'CANAKKALE'
    | 'SAKARYA'
    | null;
  readonly address?: string | null;
  readonly language: 'en' | 'tr';
  readonly bank?: string | null;
  readonly iban?: string | null;
  readonly payoutCurrency?: 'TRY' | 'EUR' | 'USD' | null;
  readonly withholdingEnabled?: boolean | null;
  readonly withholdingRatePct?: number | null;
  readonly withholdingFrom?: IsoDate | null;
  readonly withholdingBase?: 'AMOUNT' | 'GROSS_RENT' | null;
  readonly withholdingRates?: readonly { readonly from: IsoDate; readonly ratePct: number }[] | null;
  readonly portalEnabled?: boolean | null;
  readonly showPrices?: boolean | null;
  readonly showGuestContact?: boolean | null;
  readonly allowOwnerStay?: boolean | null;
  readonly yearlyNights?: number | null;
  readonly isActive?: boolean | null;
  readonly note?: string | null;
};
