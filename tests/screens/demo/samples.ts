import { demoSeed } from '../../../json-server/seed/demo/rows.ts';
import type { CourseDetails } from '../../../src/domain/demo/courses.ts';
import type { Email } from '../../../src/domain/demo/emails.ts';

const samples = (name: string): readonly unknown[] =>
  (demoSeed('2026-11-20')[name] ?? []).map((row) => ({ ...row, id: Number(row.id) }));

/** The e-mails of the demo as its call answers them. */
export const sampleEmails = (): readonly Email[] => samples('demo-emails') as readonly Email[];
export const [COURSE_DETAILS] = samples('demo-course-details') as [CourseDetails];
