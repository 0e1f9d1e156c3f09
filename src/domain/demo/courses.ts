import type { ListRules } from './list.ts';
import { sameText } from './searching.ts';

/** Spec §3; `tags` is the course's one label, e.g. `Design`. */
export type Course = {
  readonly id: number;
  readonly user: string;
  readonly image: string;
  readonly tutorImg: string;
  readonly completedTasks: number;
  readonly totalTasks: number;
  readonly userCount: number;
  readonly note: number;
  readonly view: number;
  readonly time: string;
  readonly logo: string;
  readonly color: string;
  readonly courseTitle: string;
  readonly desc: string;
  readonly tags: string;
  readonly rating: number;
  readonly ratingCount: number;
};

/** The label that means every course (spec §7). */
export const ALL_COURSES = 'All Courses';

/** GET /api/apps/academy/courses: `progress` is the share of the tasks that are done. */
export const COURSE_LIST: ListRules<Course> = {
  texts: ({ courseTitle, user }) => [courseTitle, user],
  sort: {
    courseName: ({ courseTitle }) => courseTitle,
    progress: ({ completedTasks, totalTasks }) => (totalTasks === 0 ? 0 : completedTasks / totalTasks),
  },
};

export function courseFilter({
  label = ALL_COURSES,
  hidesCompleted,
}: {
  label: string | undefined;
  hidesCompleted: boolean;
}): (course: Course) => boolean {
  const isLabel = sameText(label.toLowerCase() === ALL_COURSES.toLowerCase() ? undefined : label);
  return ({ tags, completedTasks, totalTasks }) => isLabel(tags) && !(hidesCompleted && completedTasks >= totalTasks);
}
