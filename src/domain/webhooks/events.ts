/** A record, as events see it. */
type Values = { readonly [key: string]: unknown };

/** The events of a kind of record: its changes, and its states. */
export type ToldKind = {
  readonly collection: string;
  /** Field → its values. */
  readonly states: { readonly [field: string]: readonly string[] };
};

/** A field that may hold a state. */
type StateLike = {
  readonly name: string;
  readonly type: string;
  readonly multiple?: boolean;
  readonly readOnly?: boolean;
  readonly options?: readonly { readonly value: string }[];
};

/** The states of a kind of record: set by actions, or computed by the server. */
export const statesIn = (fields: readonly StateLike[], stateField: string | undefined): ToldKind['states'] =>
  Object.fromEntries(
    fields
      .filter(({ name, type, multiple, readOnly }) => type === 'enum' && !multiple && (name === stateField || readOnly))
      .map(({ name, options = [] }) => [name, options.map(({ value }) => value)]),
  );

/** Kinds of change. */
export const CHANGES = ['created', 'updated', 'deleted'] as const;

/** The event of a webhook test. */
export const TEST_EVENT = 'webhook.test';

/** All changes of a kind of record, `reservations.*`; states are subscribed to by name. */
const allOf = (collection: string): string => `${collection}.*`;

/** All events of a kind of record. */
export const eventsOf = ({ collection, states }: ToldKind): readonly string[] => [
  allOf(collection),
  ...CHANGES.map((change) => `${collection}.${change}`),
  ...Object.entries(states).flatMap(([field, values]) => values.map((value) => `${collection}.${field}.${value}`)),
];

/** The kind of record of an event; collections have no dots. */
export const collectionIn = (event: string): string => event.slice(0, event.indexOf('.'));

/** The state field of an event, `status` of `reservations.status.SUCCESSFUL`; undefined for a change. */
export function stateFieldIn(event: string): string | undefined {
  const [, field, value] = event.split('.');
  return value === undefined ? undefined : field;
}

/**
 * The events of a write, in order: the change, then the states it led to. A new record also reaches its first state.
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

/** Whether a webhook subscribes to an event. */
export function isSubscribedTo(asked: readonly string[], event: string): boolean {
  if (asked.includes(event)) return true;
  return stateFieldIn(event) === undefined && asked.includes(allOf(collectionIn(event)));
}
