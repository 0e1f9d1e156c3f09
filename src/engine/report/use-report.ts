import { type Answer, useAnswer } from '../resource/use-answer.ts';

const TIMEOUT = 60_000; // ms; long spans may take longer than a list

/**
 * The answer of a report.
 * @param path undefined = nothing to ask yet
 * @param follows the resource whose changes make it ask again; left out, it is asked once
 */
export const useReport = <Body>(path: string | undefined, follows?: string): Answer<Body> =>
  useAnswer<Body>(path, { timeout: TIMEOUT, ...(follows !== undefined && { follows: [follows] }) });
