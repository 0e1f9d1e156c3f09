import type { SendSteps } from '../../../engine/resource/use-send.ts';
import type { MonthEndRow, PublishedMany } from '../../../wire/statements.ts';
import type { StepCount } from '../StepProgress.tsx';

/** Statements per call, so that people see the progress. */
const STEP = 25;

/** Publishes statements in their shown versions, some per call; each call is applied once. */
export const publishSteps =
  (rows: readonly MonthEndRow[], tell: (progress: StepCount) => void): SendSteps<PublishedMany> =>
  async (call) => {
    let whole: PublishedMany = { published: 0, skipped: [] };
    for (let at = 0; at < rows.length; at += STEP) {
      const part = rows.slice(at, at + STEP);
      const statements = part.map(({ id, version, oddities }) => ({
        id,
        version,
        oddities: oddities.map(({ code }) => code),
      }));
      const made = await call<PublishedMany>({
        path: '/statements/publish',
        method: 'POST',
        body: { statements },
        isOnce: true,
        timeout: 60_000,
      });
      whole = { published: whole.published + made.published, skipped: [...whole.skipped, ...made.skipped] };
      tell({ done: at + part.length, total: rows.length });
    }
    return whole;
  };
