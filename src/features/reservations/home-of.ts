import type { Home } from '../../domain/estates/home-name.ts';
import type { AvailableEstate } from '../../wire/availability.ts';

/** A home loaded with its `propertyName`, in the form that plans use. */
export function homeOf({ estateId, code, estate }: AvailableEstate): Home {
  const name = estate?.['propertyName'];
  return { id: estateId, code, name: typeof name === 'string' ? name : null };
}
