import { isTriggeredBy } from '../../../src/config/automations/fires.ts';
import type { Automation, Effect } from '../../../src/config/automations/types.ts';
import { collectionOf } from '../../../src/config/collection.ts';
import type { Json, Resource, Row } from '../../../src/config/types.ts';
import type { DryEffect, DryRun, DryRunAnswer } from '../../../src/wire/automations.ts';
import type { HistoryRow } from '../../live/rows/own-rows.ts';
import { type Context, tableOf } from '../../records/context.ts';
import { MAX_EXAMINED } from '../../records/notifications.ts';
import { HISTORY } from '../../records/history.ts';
import { scopeOf } from '../../records/scope.ts';
import { titleReader } from '../../records/titles.ts';
import { letterOf } from './effects.ts';
import { meetsCondition, type RunSurroundings } from './surroundings.ts';
import { recordsWithin } from './time-job.ts';

/** Max runs named in an answer; the rest are only counted. */
const MAX_NAMED = 200;

type DryRunSetup = {
  readonly context: Context;
  readonly surroundings: RunSurroundings;
  readonly resource: Resource;
  readonly rule: Automation;
  /** ISO instant */
  readonly from: string;
};
type Set = { readonly at: string; readonly row: Row; readonly isGone: boolean };

/**
 * The runs a rule would have had since a moment: changes come from the histories, dates from the records as they are
 * now. The condition reads the record as it was; its references are as they are now. Writes nothing.
 */
export function dryRun(asked: DryRunSetup): DryRunAnswer {
  const { context, resource, rule, surroundings, from } = asked;
  const { when } = rule;
  const found =
    when.kind === 'date'
      ? { since: from, all: datesPassed({ ...asked, rule: { ...rule, when } }) }
      : changesSince(asked);
  const scope = scopeOf(context, resource);
  const runs = found.all
    .filter(
      ({ row }) => (scope?.matches(row) ?? true) && meetsCondition(surroundings, { resource, where: rule.if, row }),
    )
    .sort((one, other) => (one.at < other.at ? 1 : -1));
  const titleFor = titleReader(context, resource);
  return {
    items: runs.slice(0, MAX_NAMED).map(({ at, row, isGone }): DryRun => ({
      at,
      recordId: row.id,
      title: titleFor(row),
      link: isGone ? null : resource.routes.show.replace(':id', row.id),
      effects: rule.then.map((effect) => wouldDo(asked, row, effect)),
    })),
    total: runs.length,
    since: found.since,
  };
}

function datesPassed({
  surroundings,
  resource,
  rule,
  from,
}: DryRunSetup & { readonly rule: Automation }): readonly Set[] {
  const { when } = rule;
  if (when.kind !== 'date') return [];
  return recordsWithin(surroundings.table, { resource, when }, { from, until: surroundings.now }).map(
    ({ row, moment }) => ({ at: moment, row, isGone: false }),
  );
}

/** Walks the histories in memory backwards, newest first, undoing each change on the later state of the record. */
function changesSince({ context, resource, rule, from }: DryRunSetup): { since: string; all: readonly Set[] } {
  const records = `${collectionOf(resource)}/`;
  const entries = [...context.table(HISTORY).recent()].sort((one, other) => (one.at < other.at ? 1 : -1));
  const oldest = entries.at(-1)?.at ?? from;
  const rows = new Map<string, Row | undefined>();
  const all: Set[] = [];
  for (const entry of entries) {
    if (entry.at < from) break;
    if (!entry.record.startsWith(records)) continue;
    const id = entry.record.slice(records.length);
    const now = tableOf(context, resource).get(id);
    const after = rows.has(id) ? rows.get(id) : entry.action === 'delete' ? undefined : now;
    const before = undoChange(entry, after, id);
    rows.set(id, before);
    const row = after ?? before;
    if (row && isTriggeredBy(rule, resource, { before, after, action: entry.action }))
      all.push({ at: entry.at, row, isGone: now === undefined });
  }
  // Memory holds only the newest entries; older ones are not examined.
  return { since: entries.length >= MAX_EXAMINED && oldest > from ? oldest : from, all };
}

/** The record as it was before an entry of its history. */
function undoChange({ action, changes }: HistoryRow, after: Row | undefined, id: string): Row | undefined {
  if (action === 'create') return undefined;
  const was = Object.entries(changes).map(([key, { from }]): [string, Json] => [key, from]);
  return { ...after, ...Object.fromEntries(was), id };
}

function wouldDo({ surroundings, resource }: DryRunSetup, row: Row, effect: Effect): DryEffect {
  const { kind } = effect;
  if (kind === 'send') {
    const letter = letterOf(surroundings, { resource, row, id: 'dry-run' }, effect);
    const to = letter?.create['to'];
    return { kind, what: typeof to === 'string' ? to : null };
  }
  if (kind === 'call') return { kind, what: effect.webhook };
  if (kind === 'set') return { kind, what: Object.keys(effect.values).join(', ') };
  return { kind, what: kind === 'create' ? effect.resource : effect.roles.join(', ') };
}
