import { useInvalidate } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../../config/types.ts';
import type { PanelProps } from '../../../engine/resource/PanelView.tsx';
import { useAnswer } from '../../../engine/resource/use-answer.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { waitingPath } from './moving.ts';
import { WaitingStay } from './WaitingStay.tsx';
import '../../../ui/side-panels.css';
import '../bulk.css';

/** The stays that a placeholder holds, each with the homes that are free for it and the way there. */
export function PlaceholderStays({ config, record }: PanelProps) {
  const { t } = useTranslation('bulk');
  const invalidate = useInvalidate();
  const id = record?.id;
  const mayMove = config.resources['reservations']?.can.includes('edit') === true;
  const { data, failure } = useAnswer<{ readonly items: readonly Row[] }>(
    id === undefined || !mayMove ? undefined : waitingPath(id),
    { follows: ['reservations'], about: id },
  );

  if (id === undefined || !mayMove) return <p className="k-muted">{t('notYours')}</p>;
  if (failure) return <Notice kind="error" title={t('move.failed')} text={failure.message} />;
  if (!data) return <Skeleton rows={3} label={t('move.loading')} />;
  if (data.items.length === 0) return <p>{t('move.empty')}</p>;
  const moved = () => void invalidate({ resource: 'reservations', invalidates: ['list', 'many', 'detail'] });
  return (
    <ul className="k-bulk-list">
      {data.items.map((stay) => (
        <WaitingStay key={stay.id} stay={stay} config={config} onMoved={moved} />
      ))}
    </ul>
  );
}
