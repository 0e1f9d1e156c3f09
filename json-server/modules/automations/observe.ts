import { firedBy } from '../../../src/config/automations/fires.ts';
import { collectionOf } from '../../../src/config/collection.ts';
import type { Observer, RecordWrite } from '../../live/rules/domain-write.ts';
import { versionOf } from '../../live/rows/rows.ts';
import { causeOf, loopOf, MAX_CAUSES, runOf } from './run.ts';
import { meetsCondition, type RunSurroundings } from './surroundings.ts';

/**
 * Runs the rules that a change triggers. A rule does not run again for its own change to a record, and a chain of rules
 * ends after a few.
 */
export const runAutomations: Observer = (change) => {
  const { before, after, action, causes, config } = change;
  const resource = config.resources[collectionOf(change.resource)];
  const row = after ?? before;
  if (!resource?.automations || !row) return [];
  const fired = firedBy(resource, { before, after, action });
  if (fired.length === 0) return [];
  const { table, companies, outgoing, now, today } = change;
  const surroundings: RunSurroundings = {
    table,
    shared: companies?.shared.table ?? table,
    config,
    outgoing,
    now,
    today,
  };
  return fired.flatMap((rule): readonly RecordWrite[] => {
    // The same however often the transaction runs: it makes the effects idempotent.
    const id = [resource.name, rule.name, row.id, after ? versionOf(row) : 'gone'].join('_');
    const acting = { rule, resource, row, id };
    if (causes.includes(causeOf(acting)) || !meetsCondition(surroundings, { resource, where: rule.if, row })) return [];
    return causes.length < MAX_CAUSES ? [runOf(surroundings, acting)] : [loopOf(surroundings, acting)];
  });
};
