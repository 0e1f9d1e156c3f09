import { COURSE_LIST, courseFilter } from '../../../src/domain/demo/courses.ts';
import { notFound } from '../../http/http-error.ts';
import { json } from '../../http/reply.ts';
import { demoCalls, listAnswer } from '../calls.ts';
import { DEMO_COLLECTIONS } from '../collections.ts';
import { flagOf } from '../input.ts';
import { contentOf, demoRows } from '../state.ts';

/** `totalCourse` is all courses there are, `total` those that match. */
export const academyRoutes = demoCalls({
  'GET /api/apps/academy/courses': (demo) => {
    const items = demo.items(DEMO_COLLECTIONS.courses);
    const isWanted = courseFilter({
      label: demo.param('label') || undefined,
      hidesCompleted: flagOf(demo.param, 'hideCompleted') ?? false,
    });
    return listAnswer(demo, {
      key: 'courses',
      items,
      rules: COURSE_LIST,
      isWanted,
      beside: { totalCourse: items.length },
    });
  },
  'GET /api/apps/academy/course-details': ({ company }) => {
    const [details] = demoRows(company, DEMO_COLLECTIONS.courseDetails);
    if (details === undefined) throw notFound();
    return json(200, contentOf(details));
  },
});
