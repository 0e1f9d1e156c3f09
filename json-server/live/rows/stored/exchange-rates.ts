import type { IsoDate, IsoInstant } from '../../../../src/domain/calendar/iso-date.ts';

/** Made of the resource `exchange-rates` by `npm run row-types`; whatever is typed here is lost. */
export type ExchangeRatesRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly date: IsoDate;
  readonly currency: 'EUR' | 'USD';
  readonly buying: number;
  readonly selling: number;
  readonly source?: 'TCMB' | 'MANUAL' | null;
  readonly publishedAt?: IsoInstant | null;
};
