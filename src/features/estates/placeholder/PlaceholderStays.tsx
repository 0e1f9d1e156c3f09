import { useInvalidate } from '@refinedev/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../../config/types.ts';
import type { PanelProps } from '../../../engine/resource/PanelView.tsx';
import { isAbort } from '../../../providers/http-error.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { waitingStays } from './moving.ts';
import { WaitingStay } from './WaitingStay.tsx';
import '../../../ui/side-panels.css';
import '../bulk.css';

/** The stays that a placeholder holds, each with the homes that are free for it and the way there. */
export function PlaceholderStays({ config, record }: PanelProps) {
  const { t } = useTranslation('bulk');
  const invalidate = useInvalidate();
  const [stays, setStays] = useState<readonly Row[]>();
  const [failure, setFailure] = useState<string>();
  const [turn, setTurn] = useState(0);
  const id = record?.id;
  const mayMove = config.resources['reservations']?.can.includes('edit') === true;
  useEffect(() => {
    if (id === undefined || !mayMove) return;
    const controller = new AbortController();
    waitingStays(id, controller.signal).then(setStays, (error: unknown) => {
      if (!isAbort(error)) setFailure(error instanceof Error ? error.message : String(error));
    });
    return () => controller.abort();
  }, [id, mayMove, turn]);

  if (id === undefined || !mayMove) return <p className="k-muted">{t('notYours')}</p>;
  if (failure !== undefined) return <Notice kind="error" title={t('move.failed')} text={failure} />;
  if (!stays) return <Skeleton rows={3} label={t('move.loading')} />;
  if (stays.length === 0) return <p>{t('move.empty')}</p>;
  const moved = () => {
    setTurn((before) => before + 1);
    void invalidate({ resource: 'reservations', invalidates: ['list', 'many', 'detail'] });
  };
  return (
    <ul className="k-bulk-list">
      {stays.map((stay) => (
        <WaitingStay key={stay.id} stay={stay} config={config} onMoved={moved} />
      ))}
    </ul>
  );
}
