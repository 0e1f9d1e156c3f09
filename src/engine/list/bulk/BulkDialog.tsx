import Modal from 'antd/es/modal';
import { useTranslation } from 'react-i18next';
import { Answered } from '../../../ui/Answered.tsx';
import { useText } from '../../resource/use-text.ts';
import { BulkAsk } from './BulkAsk.tsx';
import { BulkProgress } from './BulkProgress.tsx';
import { BulkResults } from './BulkResults.tsx';
import type { BulkAction } from './bulk-actions.ts';
import type { Selection } from './selection.ts';
import { useBulk } from './use-bulk.ts';

type BulkDialogProps = { readonly bulkAction: BulkAction; readonly selection: Selection; readonly onClose: () => void };

/** One action on all selected records: its effect, progress, and the result for each. */
export default function BulkDialog({ bulkAction, selection, onClose }: BulkDialogProps) {
  const { t } = useTranslation('selection');
  const text = useText();
  const { stage, look, run, stop } = useBulk({ selection });
  const label = bulkAction.kind === 'action' ? text(bulkAction.action.label) : t(`bulkAction.${bulkAction.kind}`);
  const isRunning = stage.kind === 'running';
  const isBack = (isRunning || stage.kind === 'over') && stage.bulkAction.kind === 'restore';
  return (
    <Modal
      open
      title={isBack ? t('bulkAction.restore') : label}
      width={600}
      footer={null}
      closable={!isRunning}
      maskClosable={false}
      keyboard={!isRunning}
      onCancel={onClose}
    >
      {(stage.kind === 'looking' || stage.kind === 'lost' || stage.kind === 'asking') && (
        <Answered
          answer={{
            data: stage.kind === 'asking' ? stage : undefined,
            failure: stage.kind === 'lost' ? stage.error : undefined,
            refresh: look,
          }}
        >
          {({ rows, missing }) => (
            <BulkAsk
              bulkAction={bulkAction}
              label={label}
              rows={rows}
              missing={missing}
              onClose={onClose}
              onRun={(chosen, answersOf) => void run(bulkAction, chosen, answersOf)}
            />
          )}
        </Answered>
      )}
      {isRunning && <BulkProgress done={stage.done} total={stage.total} onStop={stop} />}
      {stage.kind === 'over' && (
        <BulkResults
          bulkAction={stage.bulkAction}
          outcomes={stage.outcomes}
          // Records that were restored are not retried by the original action.
          onAgain={stage.bulkAction === bulkAction ? look : undefined}
          onUndo={(back, rows) => void run({ kind: 'action', name: back.name, action: back }, rows, () => ({}))}
          onBringBack={(rows) => void run({ kind: 'restore', name: 'restore' }, rows, () => ({}))}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}
