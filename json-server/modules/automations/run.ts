import { collectionOf } from '../../../src/config/collection.ts';
import { pickText } from '../../../src/config/texts.ts';
import type { Row } from '../../../src/config/types.ts';
import { partitionIn } from '../../live/rows/rows.ts';
import type { AttemptedSteps, RowPut } from '../../live/rules/domain-write.ts';
import { type Acting, type Effected, effectOf } from './effects.ts';
import { RUNS } from './names.ts';
import { languageIn, type RunSurroundings } from './surroundings.ts';

/** Max rules that trigger each other in a chain. */
export const MAX_CAUSES = 3;
const BY = { en: 'Automation', tr: 'Otomasyon' } as const;

/** The name of a rule together with its resource. */
export const automationName = ({ resource, rule }: Pick<Acting, 'resource' | 'rule'>): string =>
  `${collectionOf(resource)}/${rule.name}`;
/** A rule running on a record, as the cause of a write. */
export const causeOf = (acting: Pick<Acting, 'resource' | 'rule' | 'row'>): string =>
  `${automationName(acting)}/${acting.row.id}`;

type Outcome = {
  readonly status: 'DONE' | 'SKIPPED' | 'FAILED';
  readonly why?: 'NO_ADDRESS' | 'NO_WEBHOOK' | 'REFUSED' | 'LOOP';
  readonly reason?: string;
  readonly effects?: readonly string[];
};
type Run = Acting & {
  /** The date or moment of the record that a time rule counted from. */
  readonly moment?: string;
};

/** An entry of the log. Written as given: a rule's run is neither an edit nor news. */
function runRow({ now }: RunSurroundings, { resource, rule, row, id, moment }: Run, outcome: Outcome): RowPut {
  const { status, why, reason, effects } = outcome;
  const put: Row = {
    id,
    tenantId: partitionIn(row),
    version: 1,
    createdAt: now,
    createdBy: 'system',
    updatedAt: now,
    updatedBy: 'system',
    resource: resource.name,
    rule: rule.name,
    recordId: row.id,
    at: now,
    moment: moment ?? null,
    status,
    why: why ?? null,
    reason: reason ?? null,
    effects: effects ?? [],
  };
  return { collection: RUNS, row: put };
}

/**
 * All writes of a rule with their log entry; if a record's own rule refuses one of them, only an entry with the reason.
 */
export function runOf(surroundings: RunSurroundings, run: Run): AttemptedSteps {
  const { rule } = run;
  const language = languageIn(surroundings);
  const done: string[] = [];
  let lack: Effected['lacks'];
  const steps = rule.then.map((effect, index) => () => {
    const effected = effectOf(surroundings, run, effect, index);
    lack ??= effected.lacks;
    if (effected.lacks === undefined) done.push(effected.done);
    return effected.writes;
  });
  const entry = () => {
    const status = done.length > 0 ? 'DONE' : 'SKIPPED';
    return [runRow(surroundings, run, { status, ...(lack && { why: lack }), effects: done })];
  };
  return {
    attempt: [...steps, entry],
    otherwise: (reason) => [runRow(surroundings, run, { status: 'FAILED', why: 'REFUSED', reason })],
    language,
    author: `${BY[language]}: ${pickText(rule.label, language)}`,
    because: causeOf(run),
  };
}

/** The entry of a rule that did not run because its chain was too long. */
export const loopOf = (surroundings: RunSurroundings, run: Run): RowPut =>
  runRow(surroundings, run, { status: 'FAILED', why: 'LOOP' });
