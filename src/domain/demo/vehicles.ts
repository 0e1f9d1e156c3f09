import type { ListRules } from './list.ts';

/** `progress` 0–100 % of the way. */
export type Vehicle = {
  readonly id: number;
  readonly location: number;
  readonly startCity: string;
  readonly startCountry: string;
  readonly endCity: string;
  readonly endCountry: string;
  readonly warnings: string;
  readonly progress: number;
};

/** GET /api/apps/logistics/vehicles: a route sorts by its city. */
export const VEHICLE_LIST: ListRules<Vehicle> = {
  sort: {
    location: ({ location }) => location,
    startRoute: ({ startCity }) => startCity,
    endRoute: ({ endCity }) => endCity,
    warnings: ({ warnings }) => warnings,
    progress: ({ progress }) => progress,
  },
};
