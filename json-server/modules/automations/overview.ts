import type { Config } from '../../../src/config/types.ts';
import type { AutomationOverview, AutomationRuns } from '../../../src/wire/automations.ts';
import type { Tables } from '../../live/rows/company.ts';
import { RUNS } from './names.ts';

/** ms */
const WEEK = 7 * 24 * 60 * 60 * 1000;
const NONE: AutomationRuns = { done: 0, skipped: 0, failed: 0 };
const COUNTED = { DONE: 'done', SKIPPED: 'skipped', FAILED: 'failed' } as const;

/** All rules of all files, with their results of the last seven days. */
export function automationsIn(config: Config, table: Tables, now: string): readonly AutomationOverview[] {
  const runs = new Map<string, AutomationRuns>();
  const since = new Date(Date.parse(now) - WEEK).toISOString();
  for (const { resource, rule, status } of table(RUNS).range('at', { gte: since })) {
    const name = `${resource ?? ''}/${rule ?? ''}`;
    const before = runs.get(name) ?? NONE;
    const key = COUNTED[status ?? 'DONE'];
    runs.set(name, { ...before, [key]: before[key] + 1 });
  }
  return Object.values(config.resources).flatMap((resource) =>
    resource.of
      ? []
      : (resource.automations ?? []).map((rule) => ({
          resource: resource.name,
          name: rule.name,
          label: rule.label,
          file: resource.file,
          isOff: rule.isOff,
          when: rule.when,
          if: rule.if ?? null,
          then: rule.then,
          runs: runs.get(`${resource.name}/${rule.name}`) ?? NONE,
        })),
  );
}
