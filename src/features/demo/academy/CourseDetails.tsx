import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type CourseDetails as Details,
  type CoursePart,
  type CourseTopic,
  doneOf,
} from '../../../domain/demo/courses.ts';
import { formatNumber } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Pairs } from '../../../ui/Pairs.tsx';
import { Avatar } from '../parts/Avatar.tsx';
import { DemoState } from '../parts/DemoState.tsx';
import { StoredNote } from '../parts/StoredNote.tsx';
import { useDemo } from '../parts/use-demo.ts';
import { useStoredValue } from '../parts/use-stored.ts';
import { Curriculum } from './Curriculum.tsx';
import { Player } from './Player.tsx';
import './course.css';

/** Topics as the call says they are, but for those that were ticked or unticked here: `part/number` → done. */
type Marks = { readonly [topic: string]: boolean };

function withMarks(parts: readonly CoursePart[], marks: Marks): readonly CoursePart[] {
  const marked = (part: CoursePart, topic: CourseTopic, index: number) => ({
    ...topic,
    isCompleted: marks[`${part.id}/${index}`] ?? topic.isCompleted,
  });
  return parts.map((part) => ({ ...part, topics: part.topics.map((topic, index) => marked(part, topic, index)) }));
}

/** One course: what it is, who teaches it, and how far one is. */
export function CourseDetails() {
  const { t } = useTranslation('demo-academy');
  const answer = useDemo<Details>('academy', '/apps/academy/course-details');
  return (
    <>
      <PageHead title={answer.data?.title ?? t('course')} />
      <DemoState answer={answer} rows={12}>
        {(course) => <Course course={course} />}
      </DemoState>
    </>
  );
}

function Course({ course }: { readonly course: Details }) {
  const { t } = useTranslation('demo-academy');
  const [marks, keepMarks] = useStoredValue<Marks>('course-marks');
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
    <div className="k-course">
      <div className="k-course-main">
        <section className="k-panel" aria-label={t('player')}>
          <p className="k-course-by">{t('by', { name: course.instructor })}</p>
          <Player title={topics[shown]?.title ?? course.title} onBack={step(-1)} onNext={step(1)} />
        </section>
        <About course={course} />
        <section className="k-panel">
          <h2>{t('instructor')}</h2>
          <div className="k-course-person">
            <Avatar name={course.instructor} picture={course.instructorAvatar} size="large" />
            <div>
              <strong>{course.instructor}</strong>
              <span>{course.instructorPosition}</span>
            </div>
          </div>
        </section>
      </div>
      <section className="k-panel k-course-aside">
        <h2>{t('content')}</h2>
        <Curriculum
          parts={parts}
          done={doneOf(topics)}
          chosen={topics[shown]?.key}
          onChoose={setWanted}
          onMark={(key, isDone) => keepMarks({ ...marks, [key]: isDone })}
        />
        <StoredNote isStored={marks !== undefined} onForget={() => keepMarks(undefined)} />
      </section>
    </div>
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
      <ul className="k-course-learn">
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
