import { COURSE_LIST, courseFilter } from '../../../src/domain/demo/courses.ts';
import { listItems, readListAsk } from '../../../src/domain/demo/list.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { MAY_READ } from '../access.ts';
import { DEMO } from '../collections.ts';
import type { DemoDeps } from '../deps.ts';
import { flagOf, paramOf } from '../input.ts';
import { contentOf, demoItems, demoRows } from '../state.ts';
import { notFound } from '../../http/http-error.ts';
import { json } from '../../http/reply.ts';

function handleCourses({ records }: DemoDeps, call: SignedCall) {
  const param = paramOf(call);
  const items = demoItems(records.of(call), DEMO.courses);
  const isWanted = courseFilter({
    label: param('label') || undefined,
    hidesCompleted: flagOf(param, 'hideCompleted') ?? false,
  });
  const { page, total } = listItems({ items, rules: COURSE_LIST, ask: readListAsk(param), isWanted });
  return json(200, { totalCourse: items.length, courses: page, total });
}

function handleDetails({ records }: DemoDeps, call: SignedCall) {
  const [details] = demoRows(records.of(call), DEMO.courseDetails);
  if (details === undefined) throw notFound();
  return json(200, contentOf(details));
}

/** `totalCourse` is all courses there are, `total` those that match. */
export const academyRoutes = (deps: DemoDeps): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/apps/academy/courses',
    access: MAY_READ,
    handle: (call) => handleCourses(deps, call),
  },
  {
    method: 'GET',
    path: '/api/apps/academy/course-details',
    access: MAY_READ,
    handle: (call) => handleDetails(deps, call),
  },
];
