/** A record, as far as events look into it. */
type Values = { readonly [key: string]: unknown };

/** What can be told of a kind of record: its changes, and which states of it are reached. */
export type ToldKind = {
  readonly collection: string;
  /** Field → its values. */
  readonly states: { readonly [field: string]: readonly string[] };
};

/** A field, as far as it may say how far a record is. */
type StateLike = {
  readonly name: string;
  readonly type: string;
  readonly multiple?: boolean;
  readonly readOnly?: boolean;
  readonly options?: readonly { readonly value: string }[];
};

/** The states of a kind of record: what actions move, and what the server works out. */
export const statesIn = (fields: readonly StateLike[], stateField: string | undefined): ToldKind['states'] =>
  Object.fromEntries(
    fields
      .filter(({ name, type, multiple, readOnly }) => type === 'enum' && !multiple && (name === stateField || readOnly))
      .map(({ name, options = [] }) => [name, options.map(({ value }) => value)]),
  );

/** What is done with a record. */
export const CHANGES = ['created', 'updated', 'deleted'] as const;

/** Sent when somebody tries a webhook. */
export const TEST_EVENT = 'webhook.test';

/** All changes of a kind of record, `reservations.*`; the states that it reaches are asked for by name. */
const allOf = (collection: string): string => `${collection}.*`;

/** Everything that a webhook may ask for of a kind of record. */
export const eventsOf = ({ collection, states }: ToldKind): readonly string[] => [
  allOf(collection),
  ...CHANGES.map((change) => `${collection}.${change}`),
  ...Object.entries(states).flatMap(([field, values]) => values.map((value) => `${collection}.${field}.${value}`)),
];

/** The kind of record that an event is about; collections have no dots. */
export const collectionIn = (event: string): string => event.slice(0, event.indexOf('.'));

/** The field of a state that was reached, `status` of `reservations.status.SUCCESSFUL`; undefined for a change. */
export function stateFieldIn(event: string): string | undefined {
  const [, field, value] = event.split('.');
  return value === undefined ? undefined : field;
}

/**
 * The events of a write, in the order in which they are sent: the change, then the states that it led to. A record that
 * begins in a state has reached it.
 */
export function eventsOfChange(
  { collection, states }: ToldKind,
  { before, after }: { readonly before: Values | undefined; readonly after: Values | undefined },
): readonly string[] {
  if (after === undefined) return [`${collection}.deleted`];
  const reached = Object.keys(states).filter(
    (field) => typeof after[field] === 'string' && after[field] !== before?.[field],
  );
  const change = `${collection}.${before === undefined ? 'created' : 'updated'}`;
  return [change, ...reached.map((field) => `${collection}.${field}.${String(after[field])}`)];
}

/** Whether a webhook asks for an event. */
export function asksFor(asked: readonly string[], event: string): boolean {
  if (asked.includes(event)) return true;
  return stateFieldIn(event) === undefined && asked.includes(allOf(collectionIn(event)));
}
