import { type Answer, useAnswer } from '../../engine/resource/use-answer.ts';

/** What the desk shows is made of these. */
const FOLLOWED = ['reservations', 'estates', 'guests', 'stay-guests', 'security-deposits'];

/** An answer of the desk's calls, kept current whoever changes something. */
export const useDesk = <Body>(path: string): Answer<Body> => useAnswer<Body>(path, { follows: FOLLOWED });
