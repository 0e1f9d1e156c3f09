import Button from 'antd/es/button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { SearchChoice, ChoiceGroup } from './choices.ts';
import { Marked } from './Marked.tsx';

type ResultsProps = {
  /** Prefix of the ids that the field points at. */
  readonly id: string;
  /** Trimmed. */
  readonly q: string;
  readonly groups: readonly ChoiceGroup[];
  /** Number of the line that Enter opens. */
  readonly active: number;
  readonly isWaiting: boolean;
  readonly error: string | undefined;
  readonly onOpen: (choice: SearchChoice, isApart: boolean) => void;
  readonly onRetry: () => void;
};

/** The lines below the field, or a message without any. */
export function Results({ id, q, groups, active, isWaiting, error, onOpen, onRetry }: ResultsProps) {
  const { t } = useTranslation('search');
  const list = useRef<HTMLDivElement>(null);
  const count = groups.reduce((sum, { choices }) => sum + choices.length, 0);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active, groups]);

  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { choices }) => sum + choices.length, 0));
  const isNothing = q !== '' && count === 0 && !isWaiting && error === undefined;
  return (
    <div className="k-palette-body">
      {/* It scrolls itself: the keys of the field move through it, so nobody has to reach it by Tab. */}
      <div ref={list} id={`${id}-list`} className="k-palette-list" role="listbox" aria-label={t('results')}>
        {groups.map((group, at) => (
          <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`}>
            <h3 id={`${id}-${group.key}`} role="presentation">
              {group.label}
            </h3>
            {group.choices.map((choice, index) => {
              const number = (starts[at] ?? 0) + index;
              return (
                <Line
                  key={choice.key}
                  id={`${id}-${number}`}
                  choice={choice}
                  isActive={number === active}
                  onOpen={(isApart) => onOpen(choice, isApart)}
                />
              );
            })}
          </div>
        ))}
      </div>
      {isWaiting && count === 0 && <Waiting />}
      {error !== undefined && (
        <Notice kind="error" title={t('failed')} text={error}>
          <Button type="primary" onClick={onRetry}>
            {t('retry')}
          </Button>
        </Notice>
      )}
      {isNothing && <Notice kind="empty" title={t('nothing', { q })} text={t('nothingText')} />}
      <p className="k-hidden" role="status">
        {q !== '' && !isWaiting && error === undefined && t('count', { count })}
      </p>
    </div>
  );
}

type LineProps = {
  readonly id: string;
  readonly choice: SearchChoice;
  readonly isActive: boolean;
  readonly onOpen: (isApart: boolean) => void;
};

function Line({ id, choice, isActive, onOpen }: LineProps) {
  const { label, detail, icon, marks } = choice;
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className="k-row k-palette-line"
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onOpen(event.ctrlKey || event.metaKey)}
      onAuxClick={(event) => event.button === 1 && onOpen(true)}
    >
      <Icon name={icon} />
      <span className="k-stack k-palette-text">
        <span className="k-cut">
          <Marked text={label} pieces={marks} />
        </span>
        {detail !== undefined && detail !== '' && (
          <small className="k-muted k-cut">
            <Marked text={detail} pieces={marks} />
          </small>
        )}
      </span>
    </div>
  );
}

/** Appears only when the answer takes its time. */
function Waiting() {
  const { t } = useTranslation('search');
  return (
    <div className="k-palette-waiting" title={t('waiting')}>
      <Skeleton rows={3} />
    </div>
  );
}
