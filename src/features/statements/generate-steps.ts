import { monthOf, type Period, yearOf } from '../../domain/statements/period.ts';
import type { SendSteps } from '../../engine/resource/use-send.ts';
import type { GenerateAnswer } from '../../wire/statements.ts';
import type { StepCount } from './StepProgress.tsx';

/** Homes per call, so that people see the progress. */
const STEP = 100;

/** Generates the statements of a month, some homes per call. */
export const generateSteps =
  (period: Period, tell: (progress: StepCount) => void): SendSteps<GenerateAnswer> =>
  async (call) => {
    let whole: GenerateAnswer = { created: 0, updated: 0, skipped: [], total: 0 };
    for (let offset = 0; offset === 0 || offset < whole.total; offset += STEP) {
      const body = { year: yearOf(period), month: monthOf(period), offset, limit: STEP };
      const made = await call<GenerateAnswer>({ path: '/statements/generate', method: 'POST', body, timeout: 60_000 });
      whole = {
        created: whole.created + made.created,
        updated: whole.updated + made.updated,
        skipped: [...whole.skipped, ...made.skipped],
        total: made.total,
      };
      tell({ done: Math.min(offset + STEP, made.total), total: made.total });
    }
    return whole;
  };
