import type { Occupant } from './occupancy.ts';

/** AV4: what a stay that lost its nights keeps of who has them; of a block there is no reservation to name. */
export const lostTo = ({ kind, id, code }: Pick<Occupant, 'kind' | 'id' | 'code'>) => ({
  takenByCode: code,
  takenById: kind === 'TAKEN' ? id : null,
});
