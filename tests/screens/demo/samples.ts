import { demoRows } from '../../../json-server/seed/demo/rows.ts';
import type { CourseDetails } from '../../../src/domain/demo/courses.ts';
import type { Email } from '../../../src/domain/demo/emails.ts';

const samples = <Sample>(name: string): readonly Sample[] =>
  (demoRows('2026-11-20')[name] ?? []).map((row) => ({ ...row, id: Number(row.id) }) as unknown as Sample);

/** The e-mails of the demo as its call answers them. */
export const sampleEmails = (): readonly Email[] => samples<Email>('demo-emails');
export const [COURSE_DETAILS] = samples<CourseDetails>('demo-course-details') as [CourseDetails];
