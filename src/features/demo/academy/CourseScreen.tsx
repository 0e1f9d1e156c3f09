import Col from 'antd/es/col';
import Row from 'antd/es/row';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import {
  type Course as ListedCourse,
  type CourseDetails as Details,
  type CoursePart,
  type CourseTopic,
  doneOf,
} from '../../../domain/demo/courses.ts';
import { formatNumber, formatPercent } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Pairs } from '../../../ui/Pairs.tsx';
import { Avatar } from '../parts/Avatar.tsx';
import { Answered } from '../../../ui/Answered.tsx';
import { StoredNote } from '../parts/StoredNote.tsx';
import { useDemo } from '../parts/use-demo.ts';
import { useStoredValue } from '../parts/use-stored.ts';
import { Who } from '../parts/Who.tsx';
import { Curriculum } from './Curriculum.tsx';
import { Player } from './Player.tsx';

/** Topics ticked or unticked here, over the call's own state: `part/number` → done. */
type Marks = { readonly [topic: string]: boolean };

function withMarks(parts: readonly CoursePart[], marks: Marks): readonly CoursePart[] {
  const withMark = (part: CoursePart, topic: CourseTopic, index: number) => ({
    ...topic,
    isCompleted: marks[`${part.id}/${index}`] ?? topic.isCompleted,
  });
  return parts.map((part) => ({ ...part, topics: part.topics.map((topic, index) => withMark(part, topic, index)) }));
}

/** One course: its description, its teacher, and the progress. With an id it is one of the list. */
export function CourseScreen() {
  const { id } = useParams();
  return id === undefined ? <TheCourse /> : <CourseOfList id={id} />;
}

/** The course with full data from the call. */
function TheCourse() {
  const { t } = useTranslation('demo-academy');
  const answer = useDetails();
  return (
    <>
      <PageHead title={answer.data?.title ?? t('course')} />
      <Answered answer={answer} rows={12}>
        {(course) => <Course course={course} />}
      </Answered>
    </>
  );
}

const useDetails = () => useDemo<Details>('academy', '/apps/academy/course-details');

/** A course of the list: its list data, with lectures borrowed from the one complete course. */
function CourseOfList({ id }: { readonly id: string }) {
  const { t } = useTranslation('demo-academy');
  const list = useDemo<{ readonly courses: readonly ListedCourse[] }>(
    'academy',
    '/apps/academy/courses?itemsPerPage=-1',
  );
  const details = useDetails();
  const listed = list.data?.courses.find((course) => String(course.id) === id);
  return (
    <>
      <PageHead title={listed?.courseTitle ?? t('course')} />
      <Answered answer={list} rows={12}>
        {() =>
          listed ? (
            <Answered answer={details} rows={12}>
              {(sample) => <Course key={id} course={withListed(sample, listed)} listed={listed} />}
            </Answered>
          ) : (
            <Notice kind="empty" title={t('unknown')}>
              <Link to="/apps/academy/my-course">{t('toCourses')}</Link>
            </Notice>
          )
        }
      </Answered>
    </>
  );
}

const withListed = (sample: Details, listed: ListedCourse): Details => ({
  ...sample,
  title: listed.courseTitle,
  about: listed.desc,
  instructor: listed.user,
  instructorAvatar: listed.tutorImg,
  totalStudents: listed.userCount,
  length: listed.time,
});

type CourseProps = {
  readonly course: Details;
  /** Its list data; absent for the complete course. */
  readonly listed?: ListedCourse;
};

function Course({ course, listed }: CourseProps) {
  const { t } = useTranslation('demo-academy');
  const [marks, keepMarks] = useStoredValue<Marks>(listed ? `course-marks-${listed.id}` : 'course-marks');
  const parts = withMarks(course.content, marks ?? {});
  const topics = parts.flatMap(({ id, topics: own }) =>
    own.map((topic, index) => ({ ...topic, key: `${id}/${index}` })),
  );
  const [wanted, setWanted] = useState<string>();
  const shown =
    topics.findIndex(({ key }) => key === wanted) >= 0
      ? topics.findIndex(({ key }) => key === wanted)
      : Math.max(
          topics.findIndex(({ isCompleted }) => !isCompleted),
          0,
        );
  const step = (by: number) => {
    const next = topics[shown + by];
    return next && (() => setWanted(next.key));
  };
  return (
    <Row gutter={[16, 16]}>
      <Col xs={24} xl={16}>
        <section className="k-panel" aria-label={t('player')}>
          <p className="k-muted">{t('by', { name: course.instructor })}</p>
          <Player title={topics[shown]?.title ?? course.title} onBack={step(-1)} onNext={step(1)} />
        </section>
        {listed ? <AboutListed course={listed} /> : <About course={course} />}
        <section className="k-panel">
          <h2>{t('instructor')}</h2>
          <Who
            sign={<Avatar name={course.instructor} picture={course.instructorAvatar} size="large" />}
            title={course.instructor}
            text={listed ? t('teaches', { subject: listed.tags }) : course.instructorPosition}
          />
        </section>
      </Col>
      <Col xs={24} xl={8}>
        <section className="k-panel">
          <h2>{t(listed ? 'sample' : 'content')}</h2>
          {listed && <p>{t('borrowed')}</p>}
          <Curriculum
            parts={parts}
            done={doneOf(topics)}
            chosen={topics[shown]?.key}
            onChoose={setWanted}
            onMark={(key, isDone) => keepMarks({ ...marks, [key]: isDone })}
          />
          <StoredNote isStored={marks !== undefined} onForget={() => keepMarks(undefined)} />
        </section>
      </Col>
    </Row>
  );
}

/** A course's list data. */
function AboutListed({ course }: { readonly course: ListedCourse }) {
  const { t } = useTranslation('demo-academy');
  const language = useLanguage();
  const percent = course.totalTasks === 0 ? 0 : Math.round((course.completedTasks / course.totalTasks) * 100);
  const facts = {
    tags: course.tags,
    totalStudents: formatNumber({ value: course.userCount, language }),
    length: course.time,
    tasks: t('tasks', { done: course.completedTasks, all: course.totalTasks }),
    progress: formatPercent({ value: percent, language }),
    rating: t('rated', { rating: formatNumber({ value: course.rating, language }), count: course.ratingCount }),
  };
  return (
    <section className="k-panel">
      <h2>{t('about')}</h2>
      <p>{course.desc}</p>
      <h3>{t('numbers')}</h3>
      <Pairs pairs={Object.entries(facts).map(([key, value]) => ({ key, label: t(`fact.${key}`), value }))} />
    </section>
  );
}

function About({ course }: { readonly course: Details }) {
  const { t } = useTranslation('demo-academy');
  const language = useLanguage();
  const facts = {
    skillLevel: course.skillLevel,
    totalStudents: formatNumber({ value: course.totalStudents, language }),
    language: course.language,
    captions: t(course.isCaptions ? 'yes' : 'no'),
    totalLectures: formatNumber({ value: course.totalLectures, language }),
    length: course.length,
  };
  return (
    <section className="k-panel">
      <h2>{t('about')}</h2>
      <p>{course.about}</p>
      <h3>{t('numbers')}</h3>
      <Pairs pairs={Object.entries(facts).map(([key, value]) => ({ key, label: t(`fact.${key}`), value }))} />
      <h3>{t('learn')}</h3>
      <ul>
        {course.content.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <h3>{t('description')}</h3>
      {course.description.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  );
}
