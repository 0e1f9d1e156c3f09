import type { MinorUnits } from '../../../../src/domain/money/money.ts';

/** Made of the resource `charge-items` by `npm run row-types`; whatever is typed here is lost. */
export type ChargeItemsRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly title?: string | null;
  readonly name: { readonly en: string; readonly tr: string };
  readonly kind:
    | 'LATE_CHECK_OUT'
    | 'EARLY_CHECK_IN'
    | 'DAMAGE'
    | 'MINIBAR'
    | 'EXTRA_CLEANING'
    | 'CARD_FEE'
    | 'TRANSFER'
    | 'PARKING'
    | 'OTHER';
  readonly until?: string | null;
  readonly currency: 'TRY' | 'EUR' | 'USD';
  readonly unitPrice: MinorUnits;
  readonly priceText?: string | null;
  readonly per: 'PIECE' | 'NIGHT' | 'HOUR' | 'PERSON';
  readonly vatPct: '0' | '1' | '10' | '20';
  readonly order?: number | null;
  readonly isActive?: boolean | null;
};
