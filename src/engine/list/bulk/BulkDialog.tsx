import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useText } from '../../resource/use-text.ts';
import { BulkAsk } from './BulkAsk.tsx';
import { BulkProgress } from './BulkProgress.tsx';
import { BulkResults } from './BulkResults.tsx';
import type { Deed } from './deeds.ts';
import type { Selection } from './selection.ts';
import { useBulk } from './use-bulk.ts';

type BulkDialogProps = { readonly deed: Deed; readonly selection: Selection; readonly onClose: () => void };

/** One deed with all that is ticked: what it will be, how far it is, and how it went with each record. */
export default function BulkDialog({ deed, selection, onClose }: BulkDialogProps) {
  const { t } = useTranslation('selection');
  const text = useText();
  const { stage, look, run, stop } = useBulk({ selection });
  const label = deed.kind === 'action' ? text(deed.action.label) : t(`deed.${deed.kind}`);
  const isRunning = stage.kind === 'running';
  const isBack = (isRunning || stage.kind === 'over') && stage.deed.kind === 'restore';
  return (
    <Modal
      open
      title={isBack ? t('deed.restore') : label}
      width={600}
      footer={null}
      closable={!isRunning}
      maskClosable={false}
      keyboard={!isRunning}
      onCancel={onClose}
    >
      {stage.kind === 'looking' && <Skeleton rows={3} label={t('looking')} />}
      {stage.kind === 'lost' && (
        <>
          <p role="alert">{stage.error.message}</p>
          <div className="k-bulk-ways">
            <Button onClick={onClose}>{t('close')}</Button>
            <Button type="primary" onClick={look}>
              {t('again')}
            </Button>
          </div>
        </>
      )}
      {stage.kind === 'asking' && (
        <BulkAsk
          {...{ deed, label, rows: stage.rows, gone: stage.gone }}
          onClose={onClose}
          onRun={(rows, answersOf) => void run(deed, rows, answersOf)}
        />
      )}
      {isRunning && <BulkProgress done={stage.done} total={stage.total} onStop={stop} />}
      {stage.kind === 'over' && (
        <BulkResults
          deed={stage.deed}
          outcomes={stage.outcomes}
          // What was taken back is not tried again by the way forward.
          onAgain={stage.deed === deed ? look : undefined}
          onUndo={(back, rows) => void run({ kind: 'action', name: back.name, action: back }, rows, () => ({}))}
          onBringBack={(rows) => void run({ kind: 'restore', name: 'restore' }, rows, () => ({}))}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}
