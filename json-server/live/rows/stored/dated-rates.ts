import type { IsoDate } from '../../../../src/domain/calendar/iso-date.ts';

/** Made of the resource `dated-rates` by `npm run row-types`; whatever is typed here is lost. */
export type DatedRatesRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly kind: 'CARD_FEE' | 'STAY_VAT' | 'ACCOMMODATION_TAX';
  readonly percent: number;
  readonly validFrom: IsoDate;
  readonly validTo?: IsoDate | null;
  readonly nextPercent?: number | null;
  readonly nextFrom?: IsoDate | null;
  readonly note?: string | null;
};
