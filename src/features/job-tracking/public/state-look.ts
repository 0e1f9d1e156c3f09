import type { PublicDemands } from '../../../wire/public-demands.ts';

type DemandStatus = PublicDemands['items'][number]['status'];

const TONES: Readonly<Partial<Record<DemandStatus, string>>> = {
  SOLVED: 'k-good',
  NOT_SOLVED: 'k-bad',
  WAITING: 'k-warned',
};

/** The classes of a demand's state on the public page. */
export const stateLook = (status: DemandStatus): string => `k-told k-public-state ${TONES[status] ?? ''}`;
