import { useInvalidate } from '@refinedev/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TYPING, useAnswer } from '../../engine/resource/use-answer.ts';
import { asHttpError } from '../../engine/resource/as-http-error.ts';
import { newKey } from '../../engine/resource/new-key.ts';
import { useText } from '../../engine/resource/use-text.ts';
import { useClientConfig } from '../../providers/config.ts';
import { request } from '../../providers/http.ts';
import { notify } from '../../providers/notification.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useModal } from '../../ui/use-modal.ts';
import type { CrmMerge } from '../../wire/crm.ts';
import { MergeFields } from './MergeFields.tsx';
import '../../ui/control.css';
import '../../ui/dialog.css';

type MergeDialogProps = {
  readonly keepId: string;
  readonly dropId: string;
  readonly onSwap: () => void;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Both records side by side, which value of each field wins, what moves, and that there is no way back. */
export function MergeDialog({ keepId, dropId, onSwap, onClose, onDone }: MergeDialogProps) {
  const { t } = useTranslation('crm');
  const text = useText();
  const id = useId();
  const dialog = useModal(onClose);
  const invalidate = useInvalidate();
  const { resources } = useClientConfig();
  const [take, setTake] = useState<readonly string[]>([]);
  const [key, setKey] = useState(newKey);
  const [failed, setFailed] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const body = { keepId, dropId, take, dryRun: true };
  const { data, failure, isCurrent, refresh } = useAnswer<CrmMerge>({ path: '/crm/merge', body }, { pause: TYPING });

  const handleMerge = async () => {
    if (!data) return;
    setIsBusy(true);
    setFailed(undefined);
    try {
      const headers = { 'Idempotency-Key': key };
      const sent = { keepId, dropId, take, versions: data.versions };
      await request({ path: '/crm/merge', method: 'POST', body: sent, headers });
    } catch (error) {
      const { message, statusCode } = asHttpError(error);
      setIsBusy(false);
      setKey(newKey());
      setFailed(statusCode === 412 ? t('merge.stale') : message);
      if (statusCode === 412) refresh();
      return;
    }
    for (const resource of ['guests', ...data.moves.map((move) => move.resource)]) {
      void invalidate({ resource, invalidates: ['list', 'many', 'detail'] });
    }
    notify({ type: 'success', key: 'merge', message: t('merge.done', { name: data.keep.name }) });
    onDone();
  };

  return (
    <dialog
      ref={dialog}
      className="k-dialog k-crm-merge"
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={`${id}-title`}>{t('merge.title')}</h2>
      {failure && <Notice kind="error" title={t('failed')} text={failure.message} />}
      {!data && !failure && <Skeleton rows={6} label={t('loading')} />}
      {data && (
        <>
          <p>
            <strong>{data.keep.name}</strong> {t('merge.keeps')} · <strong>{data.drop.name}</strong> {t('merge.goes')}{' '}
            <button type="button" className="k-control" onClick={onSwap}>
              {t('merge.swap')}
            </button>
          </p>
          <MergeFields merge={data} onTake={setTake} take={take} />
          <h3>{t('merge.moves')}</h3>
          {data.moves.length === 0 && <p className="k-crm-muted">{t('merge.noMoves')}</p>}
          <ul>
            {data.moves.map(({ resource, count }) => (
              <li key={resource}>
                {text(resources[resource]?.label) || resource}: {count}
              </li>
            ))}
          </ul>
          <p className="k-crm-note">{t('merge.oneWay')}</p>
        </>
      )}
      {failed !== undefined && (
        <p className="k-crm-failed" role="alert">
          {failed}
        </p>
      )}
      <div className="k-dialog-ways">
        <button type="button" className="k-control" onClick={onClose}>
          {t('merge.cancel')}
        </button>
        <button
          type="button"
          className="k-control k-control-main"
          disabled={!data || !isCurrent || isBusy}
          onClick={() => void handleMerge()}
        >
          {t('merge.go')}
        </button>
      </div>
    </dialog>
  );
}
