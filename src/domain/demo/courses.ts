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

/** A lecture or a task of a course. */
export type CourseTopic = { readonly title: string; readonly time: string; readonly isCompleted: boolean };

/** `status` is how many topics are done, such as `2/4`. */
export type CoursePart = {
  readonly id: string;
  readonly title: string;
  readonly status: string;
  readonly time: string;
  readonly topics: readonly CourseTopic[];
};

/** The answer of GET /api/apps/academy/course-details. */
export type CourseDetails = {
  readonly title: string;
  readonly about: string;
  readonly instructor: string;
  readonly instructorAvatar: string;
  readonly instructorPosition: string;
  readonly skillLevel: string;
  readonly totalStudents: number;
  readonly language: string;
  readonly isCaptions: boolean;
  readonly length: string;
  readonly totalLectures: number;
  readonly description: readonly string[];
  readonly content: readonly CoursePart[];
};

/** Completed topics. */
export type CourseProgress = { readonly done: number; readonly all: number; readonly percent: number };

export function doneOf(topics: readonly Pick<CourseTopic, 'isCompleted'>[]): CourseProgress {
  const done = topics.filter(({ isCompleted }) => isCompleted).length;
  const all = topics.length;
  return { done, all, percent: all === 0 ? 0 : Math.round((done / all) * 100) };
}
