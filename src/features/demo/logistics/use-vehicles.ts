import type { Vehicle } from '../../../domain/demo/vehicles.ts';
import { type DemoAnswer, useDemo } from '../parts/use-demo.ts';

type Answer = { readonly vehicles: readonly Vehicle[]; readonly totalVehicles: number };

/** All vehicles. */
export const useVehicles = (): DemoAnswer<Answer> =>
  useDemo<Answer>('vehicles', '/apps/logistics/vehicles?itemsPerPage=-1');

/** The name in the list. */
export const vehicleName = ({ location }: Vehicle): string => `VOL-${location}`;
