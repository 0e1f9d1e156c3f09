import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Modal from 'antd/es/modal';
import Typography from 'antd/es/typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RightsAnswer, RightsChange, RightsMatrix } from '../../config/rights/shapes.ts';
import { useSend } from '../../engine/resource/use-send.ts';
import { notify } from '../../providers/notification.ts';
import { previewChanges, saveChanges } from './calls.ts';
import { RightsDiff } from './RightsDiff.tsx';
import { Diff } from './Diff.tsx';

type RightsSaveBarProps = {
  readonly matrix: RightsMatrix;
  readonly unsaved: readonly RightsChange[];
  readonly onDrop: () => void;
  readonly onSaved: () => void;
};

/** The unsaved ticks, and the button that saves them after showing the diff. */
export function RightsSaveBar({ matrix, unsaved, onDrop, onSaved }: RightsSaveBarProps) {
  const { t } = useTranslation('access-rights');
  const [planned, setPlanned] = useState<RightsAnswer>();
  const { send, isSending, failure } = useSend();
  if (unsaved.length === 0)
    return matrix.mayEdit ? null : <Typography.Paragraph type="secondary">{t('readOnly')}</Typography.Paragraph>;

  const handlePreview = async () => {
    const sent = await send(previewChanges(unsaved));
    if (sent.isDone) setPlanned(sent.data);
  };
  return (
    <>
      <Alert
        type={failure ? 'error' : 'info'}
        role={failure ? 'alert' : 'status'}
        message={<strong>{t('save.count', { count: unsaved.length })}</strong>}
        description={failure && (failure.errors ? Object.values(failure.errors).flat().join(' ') : failure.message)}
        action={
          <Flex wrap gap="small">
            <Button type="primary" loading={isSending} onClick={() => void handlePreview()}>
              {t('save.preview')}
            </Button>
            <Button onClick={onDrop}>{t('save.drop')}</Button>
          </Flex>
        }
      />
      {planned && (
        <SaveDialog
          matrix={matrix}
          unsaved={unsaved}
          planned={planned}
          onStale={() => void handlePreview()}
          onClose={() => setPlanned(undefined)}
          onSaved={() => {
            setPlanned(undefined);
            onSaved();
          }}
        />
      )}
    </>
  );
}

type SaveDialogProps = Omit<RightsSaveBarProps, 'onDrop'> & {
  readonly planned: RightsAnswer;
  readonly onStale: () => void;
  readonly onClose: () => void;
};

function SaveDialog({ matrix, unsaved, planned, onStale, onClose, onSaved }: SaveDialogProps) {
  const { t } = useTranslation('access-rights');
  const { send, isSending, failure } = useSend();
  const handleSave = async () => {
    const sent = await send(saveChanges(unsaved, planned));
    if (!sent.isDone) {
      if (sent.failure?.statusCode === 409) onStale();
      return;
    }
    notify({ type: 'success', key: 'rights', message: t('save.done') });
    onSaved();
  };
  return (
    <Modal
      open
      width={860}
      title={t('save.title')}
      okText={t('save.go')}
      okButtonProps={{ loading: isSending, disabled: planned.files.length === 0 }}
      cancelText={t('save.cancel')}
      onOk={() => void handleSave()}
      onCancel={onClose}
    >
      <RightsDiff matrix={matrix} changes={unsaved} />
      {planned.files.length === 0 && <p>{t('save.nothing')}</p>}
      {planned.files.length > 0 && (
        <details>
          <summary>{t('history.files', { count: planned.files.length })}</summary>
          {planned.files.map((file) => (
            <Diff key={file.path} file={file} />
          ))}
        </details>
      )}
      <Typography.Paragraph type="secondary">{t('save.atOnce')}</Typography.Paragraph>
      {failure && <Alert type="error" showIcon message={failure.message} />}
    </Modal>
  );
}
