import { useTranslation } from 'react-i18next';
import { type CoursePart, type Done, doneOf } from '../../../domain/demo/courses.ts';
import { formatPercent } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { Bar } from '../parts/Bar.tsx';

type CurriculumProps = {
  readonly parts: readonly CoursePart[];
  readonly done: Done;
  /** `part/number` of the topic that the player shows. */
  readonly chosen: string | undefined;
  readonly onChoose: (topic: string) => void;
  readonly onMark: (topic: string, isDone: boolean) => void;
};

/** The parts of a course, each to be opened, with what is done of it. */
export function Curriculum({ parts, done, chosen, onChoose, onMark }: CurriculumProps) {
  const { t } = useTranslation('demo-academy');
  return (
    <>
      <Progress label={t('progress')} done={done} />
      {parts.map((part, index) => {
        const own = doneOf(part.topics);
        return (
          <details key={part.id} className="k-course-part" open={index === 0}>
            <summary>
              <strong>{part.title}</strong>
              <span className="k-course-count">
                {own.done}/{own.all} · {part.time}
              </span>
            </summary>
            <Bar label={t('progressOf', { part: part.title })} percent={own.percent} tone="success" />
            <ol>
              {part.topics.map((topic, place) => {
                const key = `${part.id}/${place}`;
                return (
                  <li key={key} aria-current={key === chosen ? 'true' : undefined}>
                    <input
                      type="checkbox"
                      checked={topic.isCompleted}
                      aria-label={t('doneOf', { topic: topic.title })}
                      onChange={(event) => onMark(key, event.target.checked)}
                    />
                    <button type="button" onClick={() => onChoose(key)}>
                      {topic.title}
                    </button>
                    <span>{topic.time}</span>
                  </li>
                );
              })}
            </ol>
          </details>
        );
      })}
    </>
  );
}

function Progress({ label, done }: { readonly label: string; readonly done: Done }) {
  const { t } = useTranslation('demo-academy');
  const language = useLanguage();
  return (
    <div className="k-course-progress">
      <p>
        <span>{t('lectures', { done: done.done, all: done.all })}</span>
        <strong>{formatPercent({ value: done.percent, language })}</strong>
      </p>
      <Bar label={label} percent={done.percent} />
    </div>
  );
}
