import type { Json } from '../../../../src/config/types.ts';
import type { IsoDate, IsoInstant } from '../../../../src/domain/calendar/iso-date.ts';
import type { MinorUnits } from '../../../../src/domain/money/money.ts';

/** Made of the resource `estates` by `npm run row-types`; whatever is typed here is lost. */
export type EstatesRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly photos?: Json | null;
  readonly code?: string | null;
  readonly propertyName?: string | null;
  readonly projectName?: string | null;
  readonly groupId?: string | null;
  readonly type?: 'APARTMENT' | 'VILLA' | 'RESIDENCE' | 'STUDIO' | 'DETACHED_HOUSE' | 'TIMESHARE' | null;
  readonly status?: 'DRAFT' | 'ACTIVE' | 'PASSIVE' | 'ARCHIVED' | null;
  readonly offered?: readonly { readonly from?: IsoDate | null; readonly to?: IsoDate | null }[] | null;
  readonly isPlaceholder?: boolean | null;
  readonly rentalModes?: readonly ('SHORT_TERM' | 'MONTHLY')[] | null;
  readonly ownerships?:
    | readonly {
        readonly investorId?: string | null;
        readonly sharePct?: number | null;
        readonly from?: IsoDate | null;
        readonly to?: IsoDate | null;
      }[]
    | null;
  readonly ownerIds?: readonly string[] | null;
  readonly channelIds?: readonly string[] | null;
  readonly address?: {
    readonly country?: string | null;
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
    readonly district?: string | null;
    readonly neighbourhood?: string | null;
    readonly street?: string | null;
    readonly no?: string | null;
    readonly door?: string | null;
    readonly zip?: string | null;
    readonly addressCode?: string | null;
  } | null;
  readonly buildingUnits?: number | null;
  readonly location?: Json | null;
  readonly squareMeter?: number | null;
  readonly roomCount?: string | null;
  readonly maxGuests?: number | null;
  readonly bathCount?: number | null;
  readonly amenities?:
    | readonly (
        | 'WIFI'
        | 'AIR_CONDITIONING'
        | 'KITCHEN'
        | 'WASHING_MACHINE'
        | 'DISHWASHER'
        | 'POOL'
        | 'PRIVATE_POOL'
        | 'SEA_VIEW'
        | 'BALCONY'
        | 'GARDEN'
        | 'BARBECUE'
        | 'PARKING'
        | 'ELEVATOR'
        | 'JACUZZI'
        | 'FIREPLACE'
        | 'CRIB'
      )[]
    | null;
  readonly description?: { readonly en?: string | null; readonly tr?: string | null } | null;
  readonly checkInTime?: string | null;
  readonly checkOutTime?: string | null;
  readonly minNights?: number | null;
  readonly maxNights?: number | null;
  readonly currency?: 'TRY' | 'EUR' | 'USD' | null;
  readonly basePrice?: MinorUnits | null;
  readonly monthPrice?: MinorUnits | null;
  readonly cleaningFee?: MinorUnits | null;
  readonly securityDeposit?: MinorUnits | null;
  readonly isForSale?: boolean | null;
  readonly salePrice?: MinorUnits | null;
  readonly cleaningState?: 'DIRTY' | 'IN_PROGRESS' | 'CLEAN' | 'INSPECTED' | null;
  readonly cleaningStateAt?: IsoInstant | null;
  readonly cleaningMinutes?: number | null;
  readonly housekeeperId?: string | null;
  readonly contract?: {
    readonly since?: IsoDate | null;
    readonly feePct?: number | null;
    readonly feeBase?: 'ACCOMMODATION' | 'ACCOMMODATION_PLUS_CLEANING' | null;
    readonly commissionBeforeFee?: boolean | null;
    readonly ownerBearsCardFee?: boolean | null;
    readonly recognition?: 'CHECK_OUT' | 'CHECK_IN' | 'PER_NIGHT' | null;
    readonly payoutCurrency?: 'TRY' | 'EUR' | 'USD' | null;
  } | null;
  readonly cancellation?: {
    readonly freeDays?: number | null;
    readonly percent?: number | null;
    readonly nights?: number | null;
  } | null;
  readonly doorCode?: string | null;
  readonly wifiName?: string | null;
  readonly wifiPassword?: string | null;
  readonly houseRules?: { readonly en?: string | null; readonly tr?: string | null } | null;
  readonly kbsFacilityCode?: string | null;
  readonly kbsAuthority?: 'POLICE' | 'GENDARMERIE' | null;
  readonly tags?: readonly string[] | null;
  readonly note?: string | null;
  readonly permitState?: 'VALID' | 'PENDING' | 'SUSPENDED' | 'EXPIRED' | 'REVOKED' | 'NOT_REQUIRED' | 'MISSING' | null;
  readonly permitNo?: string | null;
  readonly permitExpiresAt?: IsoDate | null;
  readonly permitInspectionAt?: IsoDate | null;
  readonly permitCureAt?: IsoDate | null;
};
