import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TYPING, useAnswer } from '../../engine/resource/use-answer.ts';
import { useSend } from '../../engine/resource/use-send.ts';
import { useText } from '../../engine/resource/use-text.ts';
import { useClientConfig } from '../../providers/config.ts';
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
  const { resources } = useClientConfig();
  const [take, setTake] = useState<readonly string[]>([]);
  const body = { keepId, dropId, take, dryRun: true };
  const { data, failure, isCurrent, refresh } = useAnswer<CrmMerge>({ path: '/crm/merge', body }, { pause: TYPING });
  const merging = useSend({ refreshes: ['guests', ...(data?.moves ?? []).map(({ resource }) => resource)] });

  const handleMerge = async () => {
    if (!data) return;
    const wanted = { keepId, dropId, take, versions: data.versions };
    const sent = await merging.send({ path: '/crm/merge', method: 'POST', body: wanted, isOnce: true });
    if (!sent.isDone) {
      if (sent.failure?.statusCode === 412) refresh();
      return;
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
      {merging.failure && (
        <p className="k-crm-failed" role="alert">
          {merging.failure.statusCode === 412 ? t('merge.stale') : merging.failure.message}
        </p>
      )}
      <div className="k-dialog-ways">
        <button type="button" className="k-control" onClick={onClose}>
          {t('merge.cancel')}
        </button>
        <button
          type="button"
          className="k-control k-control-main"
          disabled={!data || !isCurrent || merging.isSending}
          onClick={() => void handleMerge()}
        >
          {t('merge.go')}
        </button>
      </div>
    </dialog>
  );
}
