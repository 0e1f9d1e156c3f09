import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { type CoursePart, type CourseProgress, doneOf } from '../../../domain/demo/courses.ts';
import { formatPercent } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { Accordion } from '../parts/Accordion.tsx';
import '../parts/choice-row.css';
import { ProgressBar } from '../parts/ProgressBar.tsx';

type CurriculumProps = {
  readonly parts: readonly CoursePart[];
  readonly done: CourseProgress;
  /** `part/number` of the topic in the player. */
  readonly chosen: string | undefined;
  readonly onChoose: (topic: string) => void;
  readonly onMark: (topic: string, isDone: boolean) => void;
};

/** The collapsible parts of a course, each with its progress. */
export function Curriculum({ parts, done, chosen, onChoose, onMark }: CurriculumProps) {
  const { t } = useTranslation('demo-academy');
  return (
    <>
      <Progress label={t('progress')} done={done} />
      <Accordion
        ghost
        size="small"
        open={parts[0]?.id}
        items={parts.map((part) => {
          const own = doneOf(part.topics);
          return {
            id: part.id,
            title: (
              <>
                <strong>{part.title}</strong>
                <div className="k-muted">
                  {own.done}/{own.all} · {part.time}
                </div>
              </>
            ),
            content: (
              <>
                <ProgressBar label={t('progressOf', { part: part.title })} percent={own.percent} tone="success" />
                {part.topics.map((topic, place) => {
                  const key = `${part.id}/${place}`;
                  const isShown = key === chosen;
                  return (
                    <Flex key={key} gap="8px" align="center">
                      <Checkbox
                        checked={topic.isCompleted}
                        aria-label={t('doneOf', { topic: topic.title })}
                        onChange={({ target }) => onMark(key, target.checked)}
                      />
                      <Button
                        type={isShown ? 'link' : 'text'}
                        className="k-choice-row-button"
                        aria-current={isShown ? 'true' : undefined}
                        onClick={() => onChoose(key)}
                      >
                        {topic.title}
                      </Button>
                      <span className="k-muted">{topic.time}</span>
                    </Flex>
                  );
                })}
              </>
            ),
          };
        })}
      />
    </>
  );
}

function Progress({ label, done }: { readonly label: string; readonly done: CourseProgress }) {
  const { t } = useTranslation('demo-academy');
  const language = useLanguage();
  return (
    <>
      <Flex justify="space-between">
        {t('lectures', { done: done.done, all: done.all })}
        <strong>{formatPercent({ value: done.percent, language })}</strong>
      </Flex>
      <ProgressBar label={label} percent={done.percent} />
    </>
  );
}
