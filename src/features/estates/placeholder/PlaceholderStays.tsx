import { useInvalidate } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../../config/types.ts';
import type { PanelProps } from '../../../engine/resource/PanelView.tsx';
import { useAnswer } from '../../../engine/resource/use-answer.ts';
import { Answered } from '../../../ui/Answered.tsx';
import { Rows } from '../../../ui/Rows.tsx';
import { waitingPath } from './moving.ts';
import { WaitingStay } from './WaitingStay.tsx';

/** The stays of a placeholder, each with its free homes and a button to move it. */
export function PlaceholderStays({ config, record }: PanelProps) {
  const { t } = useTranslation('bulk');
  const invalidate = useInvalidate();
  const id = record?.id;
  const mayMove = config.resources['reservations']?.can.includes('edit') === true;
  const answer = useAnswer<{ readonly items: readonly Row[] }>(
    id === undefined || !mayMove ? undefined : waitingPath(id),
    { follows: ['reservations'], about: id },
  );

  if (id === undefined || !mayMove) return <p className="k-muted">{t('notYours')}</p>;
  const refreshStays = () => void invalidate({ resource: 'reservations', invalidates: ['list', 'many', 'detail'] });
  return (
    <Answered
      answer={answer}
      failed={t('move.failed')}
      isEmpty={({ items }) => items.length === 0}
      empty={<p>{t('move.empty')}</p>}
    >
      {({ items }) => (
        <Rows gap="large">
          {items.map((stay) => (
            <WaitingStay key={stay.id} stay={stay} config={config} onMoved={refreshStays} />
          ))}
        </Rows>
      )}
    </Answered>
  );
}
