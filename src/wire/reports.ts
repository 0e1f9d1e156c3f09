import type { OccupancyFigures } from '../domain/reports/occupancy.ts';
import type { ConvertedRevenue } from '../domain/reports/company-revenue.ts';
import type { BookerFigures } from '../domain/reports/booker.ts';

/** One home of `GET /api/reports/occupancy`, or one home in one month with `by=month`. */
export type OccupancyRow = OccupancyFigures & {
  readonly estateId: string;
  readonly code: string;
  /** Its title. */
  readonly estate: string;
  /** `2026-05`, with `by=month` only. */
  readonly month?: string;
};

/** `GET /api/reports/occupancy`; `to` is the first day outside. */
export type OccupancyReport = {
  readonly from: string;
  readonly to: string;
  /** The currency of `company` in the figures; absent without the right to see money. */
  readonly currency?: string | undefined;
  /** The rates used to convert revenue of other currencies. */
  readonly converted: readonly ConvertedRevenue[];
  readonly rows: readonly OccupancyRow[];
  readonly totals: OccupancyFigures & {
    readonly estates: number;
    /** Over all homes, with `by=month` only. */
    readonly months?: readonly (OccupancyFigures & { readonly month: string })[];
  };
};

/** The filter choices of the occupancy report. */
export type OccupancyChoices = {
  readonly groups: readonly ReportChoice[];
  readonly projects: readonly ReportChoice[];
  readonly channels: readonly ReportChoice[];
};
export type ReportChoice = { readonly value: string; readonly label: string };

export type BookerBy = 'booker' | 'agency' | 'channel';
export type BookerDate = 'booking' | 'stay';

/** One booker, agency or channel of `GET /api/reports/booker`. */
export type BookerRow = BookerFigures & {
  /** Empty for stays without one. */
  readonly id: string;
  readonly name: string;
  /** The condition that selects its stays, in any state. */
  readonly stays: { readonly [field: string]: unknown };
};
export type BookerReport = {
  readonly from: string;
  readonly to: string;
  readonly by: BookerBy;
  readonly date: BookerDate;
  readonly rows: readonly BookerRow[];
  readonly totals: BookerFigures;
};
