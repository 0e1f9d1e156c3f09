/** What happened to a record, as an event's name ends. */
export type Happening = 'created' | 'updated' | 'deleted';

type Change = {
  readonly collection: string;
  readonly before: Readonly<Record<string, unknown>> | undefined;
  /** Absent: deleted. */
  readonly after: Readonly<Record<string, unknown>> | undefined;
  /** Names of the fields that say what state a record is in. */
  readonly states: readonly string[];
};

/** What happened, without the record's name. */
export const happeningOf = ({ before, after }: Pick<Change, 'before' | 'after'>): Happening =>
  after === undefined ? 'deleted' : before === undefined ? 'created' : 'updated';

/** The events of a change: what happened, `reservations.updated`, and each state reached, `reservations.status.SUCCESSFUL`. */
export function eventsOf({ collection, before, after, states }: Change): readonly string[] {
  const reached = states.flatMap((field) => {
    const value = after?.[field];
    const isReached = typeof value === 'string' && value !== '' && value !== before?.[field];
    return isReached ? [`${collection}.${field}.${value}`] : [];
  });
  return [`${collection}.${happeningOf({ before, after })}`, ...reached];
}

/** Those of the events that somebody has asked for. `reservations.*` asks for what happens, and not for each state as well. */
export function wantedOf(events: readonly string[], asked: readonly string[]): readonly string[] {
  const [happened = ''] = events;
  const all = `${happened.slice(0, happened.lastIndexOf('.'))}.*`;
  return events.filter((event) => asked.includes(event) || (event === happened && asked.includes(all)));
}
