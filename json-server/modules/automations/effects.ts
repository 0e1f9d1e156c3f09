import { noteOf } from '../../../src/config/automations/notices.ts';
import type {
  Automation,
  CallEffect,
  CreateEffect,
  Effect,
  SendEffect,
  SetEffect,
} from '../../../src/config/automations/types.ts';
import { collectionOf } from '../../../src/config/collection.ts';
import { pickText } from '../../../src/config/texts.ts';
import type { Language, Resource, Row } from '../../../src/config/types.ts';
import { plainText } from '../../../src/config/values.ts';
import { isEmailAddress } from '../../../src/domain/text/email-address.ts';
import type { RecordWrite } from '../../live/rules/domain-write.ts';
import { givenRecord } from './given.ts';
import type { RunSurroundings } from './surroundings.ts';
import { filledText, readAt } from './words.ts';

/** A rule running for a record. */
export type Acting = {
  readonly rule: Automation;
  readonly resource: Resource;
  /** The record at the time it triggered the rule. */
  readonly row: Row;
  /** Identifies the run, so that its results are made once. */
  readonly id: string;
};
/** The writes an effect needs, and its entry in the log. */
export type Effected = {
  readonly writes: readonly RecordWrite[];
  readonly done: string;
  /** Why nothing could be done: no recipient has an address, or the webhook does not exist. */
  readonly lacks?: 'NO_ADDRESS' | 'NO_WEBHOOK';
};

/** @throws HttpError 422 if its values do not fit */
export function effectOf(surroundings: RunSurroundings, acting: Acting, effect: Effect, index: number): Effected {
  const { rule, resource, id } = acting;
  const row = surroundings.table(collectionOf(resource)).get(acting.row.id) ?? acting.row;
  const own: Own = { resource, row, id: `auto-${id}-${index}` };
  if (effect.kind === 'send') return sendEffect(surroundings, own, effect);
  if (effect.kind === 'call') return callWebhook(surroundings, own, { rule, effect });
  if (effect.kind === 'set') return fieldsSet(surroundings, own, effect);
  if (effect.kind === 'create') return recordMade(surroundings, own, effect);
  const note = { collection: collectionOf(resource), id: row.id, note: noteOf(rule), once: own.id };
  return { writes: [note], done: `notify ${effect.roles.join(', ')}` };
}

type Own = Pick<Acting, 'resource' | 'row' | 'id'>;

function sendEffect(surroundings: RunSurroundings, own: Own, effect: SendEffect): Effected {
  const letter = letterOf(surroundings, own, effect);
  const done = `send ${effect.template ?? 'mail'}`;
  return letter
    ? { writes: [letter], done: `${done} → ${plainText(letter.create['to'] ?? null)}` }
    : { writes: [], done, lacks: 'NO_ADDRESS' };
}

/** The mail, ready for the outbox; undefined when no recipient has an address. */
export function letterOf(surroundings: RunSurroundings, { resource, row, id }: Own, effect: SendEffect) {
  const { table, outgoing, now } = surroundings;
  const { letters } = outgoing;
  if (!letters) return undefined;
  const { template, subject, body } = effect;
  const addressed = addressOf(surroundings, { resource, row }, effect.to);
  const about = { table, row, collection: collectionOf(resource), id, now };
  if (template !== undefined) {
    if (effect.to !== undefined && addressed === undefined) return undefined;
    return letters.templates[template]?.write({ ...about, to: addressed?.to });
  }
  if (!addressed || !subject || !body) return undefined;
  const language = addressed.language ?? letters.usual(table);
  const text = (part: typeof subject) =>
    filledText(surroundings, { resource, row }, pickText(part, language), language);
  return letters.plain({ ...about, to: addressed.to, language, subject: text(subject), body: text(body) });
}

type Addressed = { readonly to: string; readonly language?: Language };

/** The address itself, or the value at its path, with the recipient's language. */
function addressOf(surroundings: RunSurroundings, at: Pick<Own, 'resource' | 'row'>, to = ''): Addressed | undefined {
  if (isEmailAddress(to.toLowerCase())) return { to };
  const found = readAt(surroundings, at, to);
  if (typeof found?.value !== 'string' || !isEmailAddress(found.value.toLowerCase())) return undefined;
  const language = found.row['language'];
  return { to: found.value, ...((language === 'en' || language === 'tr') && { language }) };
}

type Calling = { readonly rule: Automation; readonly effect: CallEffect };

function callWebhook(surroundings: RunSurroundings, { resource, row, id }: Own, { rule, effect }: Calling): Effected {
  const { table, outgoing, now } = surroundings;
  const { webhookCalls } = outgoing;
  const done = `call ${effect.webhook}`;
  const webhookId = webhookCalls?.named(table, effect.webhook);
  const call = { table, event: noteOf(rule), resource: collectionOf(resource), row, now, once: id };
  const writes = webhookId === undefined ? [] : (webhookCalls?.call({ ...call, webhookId }) ?? []);
  return { writes, done, ...(writes.length === 0 && { lacks: 'NO_WEBHOOK' as const }) };
}

function fieldsSet(surroundings: RunSurroundings, { resource, row }: Own, { values }: SetEffect): Effected {
  const set = givenRecord(surroundings, { values, from: { resource, row }, target: resource, before: row });
  const done = `set ${Object.keys(values).join(', ')}`;
  return { writes: [{ collection: collectionOf(resource), id: row.id, set }], done };
}

function recordMade(surroundings: RunSurroundings, { resource, row, id }: Own, effect: CreateEffect): Effected {
  const target = surroundings.config.resources[effect.resource];
  if (!target) return { writes: [], done: `create ${effect.resource}` };
  const record = givenRecord(surroundings, { values: effect.values, from: { resource, row }, target });
  const collection = collectionOf(target);
  return { writes: [{ collection, create: { ...record, id } }], done: `create ${collection}/${id}` };
}
