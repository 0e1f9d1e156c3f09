import { type Answer, useAnswer } from '../../engine/resource/use-answer.ts';
import type { KbsOverview } from '../../wire/kbs.ts';

const FOLLOWED = ['kbs-notifications', 'stay-guests'];

/** Today's overview, reloaded when a notification or a stay's guest changes. */
export const useOverview = (): Answer<KbsOverview> => useAnswer('/kbs/overview', { follows: FOLLOWED });
