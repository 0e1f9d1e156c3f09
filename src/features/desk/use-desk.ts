import { type Answer, useAnswer } from '../../engine/resource/use-answer.ts';

/** The resources that the desk's answers depend on. */
const FOLLOWED = ['reservations', 'estates', 'guests', 'stay-guests', 'security-deposits'];

/** An answer of the desk's calls, reloaded when anybody changes something. */
export const useDesk = <Body>(path: string): Answer<Body> => useAnswer<Body>(path, { follows: FOLLOWED });
