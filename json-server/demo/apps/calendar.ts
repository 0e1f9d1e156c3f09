import { changedEvent, newEvent, ofCalendars } from '../../../src/domain/demo/calendar-events.ts';
import { nextId } from '../../../src/domain/demo/ids.ts';
import { type UnknownFields, isFields } from '../../../src/domain/demo/shapes.ts';
import { HttpError } from '../../http/http-error.ts';
import { json } from '../../http/reply.ts';
import { addOne, changeOne, demoCalls, removes } from '../calls.ts';
import { DEMO_COLLECTIONS } from '../collections.ts';
import { valueOrRefuse } from '../input.ts';

/** Spec §8. */
const unknownEvent = (): HttpError => new HttpError({ status: 400, body: 'Something Went Wrong' });

/** The event is the body, or stands in it under `event`. */
const eventIn = (body: UnknownFields): UnknownFields => (isFields(body['event']) ? body['event'] : body);

export const calendarRoutes = demoCalls({
  'GET /api/apps/calendar': ({ call, items }) => {
    const calendars = call.search.getAll('calendars').filter((name) => name !== '');
    return json(200, ofCalendars(items(DEMO_COLLECTIONS.events), calendars));
  },
  'POST /api/apps/calendar': async (demo) => {
    const content = valueOrRefuse(newEvent(eventIn(await demo.body())));
    const idAfter = (known: readonly { readonly id: number }[]) => nextId(known.map(({ id }) => id));
    return json(
      201,
      await addOne(demo, DEMO_COLLECTIONS.events, (known) => ({ value: { id: idAfter(known), ...content } })),
    );
  },
  // spec §7: PUT replies 201.
  'PUT /api/apps/calendar/:id': async (demo) => {
    const one = { collection: DEMO_COLLECTIONS.events, id: demo.id(), none: unknownEvent() };
    const input = eventIn(await demo.body());
    return json(201, await changeOne(demo, one, (before) => changedEvent(before, input)));
  },
  'DELETE /api/apps/calendar/:id': removes(DEMO_COLLECTIONS.events, unknownEvent),
});
