import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar/iso-date.ts';
import { planOfStay, type TaskSpan, tasksOfStay } from './stay-tasks.ts';
import type { HousekeepingTask } from './task.ts';

const START = '2027-01-01';
const stays = fc.record({
  isWanted: fc.boolean(),
  from: fc.nat(60),
  nights: fc.integer({ min: 1, max: 40 }),
  estateId: fc.constantFrom('a', 'b', 'c'),
});
type Event = { readonly stay: { isWanted: boolean; from: number; nights: number; estateId: string } };
const events: fc.Arbitrary<Event[]> = fc.array(fc.record({ stay: stays }), { minLength: 1, maxLength: 12 });

/** Applies a plan like the server. */
function apply(tasks: Map<string, HousekeepingTask>, span: TaskSpan | undefined, before: TaskSpan | undefined): void {
  const { make, change } = planOfStay({ span, before, tasks: [...tasks.values()], today: START });
  for (const { id, type, date, time } of make) {
    if (!span) throw new Error('made for nobody');
    tasks.set(id, { id, type, date, estateId: span.estateId, status: 'UNASSIGNED', stayDate: date, stayTime: time });
  }
  for (const { id, ...set } of change) tasks.set(id, { ...(tasks.get(id) as HousekeepingTask), ...set });
}

test('OPS2, OPS4: after any changes of a stay its open tasks are what it asks for, each once', () => {
  fc.assert(
    fc.property(events, (happened) => {
      const tasks = new Map<string, HousekeepingTask>();
      let before: TaskSpan | undefined;
      for (const { stay } of happened) {
        const from = addDays(START, stay.from);
        const place = { id: 's', estateId: stay.estateId, from, to: addDays(from, stay.nights), leavesAt: '11:00' };
        const span = stay.isWanted ? { ...place, isInHouse: false } : undefined;
        apply(tasks, span, before);
        const open = [...tasks.values()].filter(({ status }) => status !== 'CANCELLED');
        const asked = span ? tasksOfStay(span) : [];
        expect(open.map(({ id, date, estateId }) => [id, date, estateId]).sort()).toEqual(
          asked.map(({ id, date }) => [id, date, stay.estateId]).sort(),
        );
        // Repeated, nothing changes.
        const again = new Map(tasks);
        apply(again, span, span);
        expect([...again.values()].map(({ date, status }) => [date, status])).toEqual(
          [...tasks.values()].map(({ date, status }) => [date, status]),
        );
        before = span ?? before;
      }
    }),
    { numRuns: 300 },
  );
});
