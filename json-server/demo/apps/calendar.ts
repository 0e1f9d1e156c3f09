import { changedEvent, newEvent, ofCalendars } from '../../../src/domain/demo/calendar-events.ts';
import { nextId } from '../../../src/domain/demo/ids.ts';
import { isFields } from '../../../src/domain/demo/shapes.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { MAY_CHANGE, MAY_CREATE, MAY_DELETE, MAY_READ } from '../access.ts';
import { DEMO } from '../collections.ts';
import type { DemoDeps } from '../deps.ts';
import { bodyOf, valueOrRefuse, pathId } from '../input.ts';
import { changeDemo, deleteDemoItem, demoItems } from '../state.ts';
import { HttpError } from '../../http/http-error.ts';
import { json, noContent } from '../../http/reply.ts';

/** Spec §8. */
const unknownEvent = (): HttpError => new HttpError({ status: 400, body: 'Something Went Wrong' });

/** The event is the body, or stands in it under `event`. */
async function eventOf(call: SignedCall) {
  const body = await bodyOf(call);
  return isFields(body['event']) ? body['event'] : body;
}

function handleList({ records }: DemoDeps, call: SignedCall) {
  const { search } = call;
  const events = demoItems(records.of(call), DEMO.events);
  const calendars = search.getAll('calendars').filter((name) => name !== '');
  return json(200, ofCalendars(events, calendars));
}

async function handleCreate({ records }: DemoDeps, call: SignedCall) {
  const content = valueOrRefuse(newEvent(await eventOf(call)));
  const event = await changeDemo({ records, call }, (tx) => {
    const added = { id: nextId(tx.items(DEMO.events).map(({ id }) => id)), ...content };
    tx.put(DEMO.events, added);
    return added;
  });
  return json(201, event);
}

async function handleUpdate({ records }: DemoDeps, call: SignedCall) {
  const id = pathId(call);
  const input = await eventOf(call);
  const event = await changeDemo({ records, call }, (tx) => {
    const before = tx.items(DEMO.events).find((one) => one.id === id);
    if (before === undefined) throw unknownEvent();
    const after = valueOrRefuse(changedEvent(before, input));
    tx.put(DEMO.events, after);
    return after;
  });
  // spec §7: PUT replies 201.
  return json(201, event);
}

async function handleDelete({ records }: DemoDeps, call: SignedCall) {
  const place = { records, call };
  if (!(await deleteDemoItem(place, { collection: DEMO.events, id: pathId(call) }))) throw unknownEvent();
  return noContent;
}

export const calendarRoutes = (deps: DemoDeps): readonly Route[] => [
  { method: 'GET', path: '/api/apps/calendar', access: MAY_READ, handle: (call) => handleList(deps, call) },
  { method: 'POST', path: '/api/apps/calendar', access: MAY_CREATE, handle: (call) => handleCreate(deps, call) },
  { method: 'PUT', path: '/api/apps/calendar/:id', access: MAY_CHANGE, handle: (call) => handleUpdate(deps, call) },
  { method: 'DELETE', path: '/api/apps/calendar/:id', access: MAY_DELETE, handle: (call) => handleDelete(deps, call) },
];
