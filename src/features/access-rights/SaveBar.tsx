import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RightsAnswer, RightsChange, RightsMatrix } from '../../config/rights/shapes.ts';
import { useSend } from '../../engine/resource/use-send.ts';
import { notify } from '../../providers/notification.ts';
import { useModal } from '../../ui/use-modal.ts';
import { previewChanges, saveChanges } from './calls.ts';
import { Changes } from './Changes.tsx';
import { Diff } from './Diff.tsx';
import '../../ui/dialog.css';

type SaveBarProps = {
  readonly matrix: RightsMatrix;
  readonly unsaved: readonly RightsChange[];
  readonly onDrop: () => void;
  readonly onSaved: () => void;
};

/** What is ticked and not saved, and the way to save it: over the diff. */
export function SaveBar({ matrix, unsaved, onDrop, onSaved }: SaveBarProps) {
  const { t } = useTranslation('access-rights');
  const [planned, setPlanned] = useState<RightsAnswer>();
  const { send, isSending, failure } = useSend();
  if (unsaved.length === 0) return matrix.mayEdit ? null : <p className="k-rights-muted">{t('readOnly')}</p>;

  const handlePreview = async () => {
    const sent = await send(previewChanges(unsaved));
    if (sent.isDone) setPlanned(sent.data);
  };
  return (
    <div className="k-rights-save">
      <strong>{t('save.count', { count: unsaved.length })}</strong>
      <button
        type="button"
        className="k-control k-control-main"
        disabled={isSending}
        onClick={() => void handlePreview()}
      >
        {t('save.preview')}
      </button>
      <button type="button" className="k-control" onClick={onDrop}>
        {t('save.drop')}
      </button>
      {failure && (
        <p className="k-rights-failed" role="alert">
          {failure.errors ? Object.values(failure.errors).flat().join(' ') : failure.message}
        </p>
      )}
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
    </div>
  );
}

type SaveDialogProps = Omit<SaveBarProps, 'onDrop'> & {
  readonly planned: RightsAnswer;
  readonly onStale: () => void;
  readonly onClose: () => void;
};

function SaveDialog({ matrix, unsaved, planned, onStale, onClose, onSaved }: SaveDialogProps) {
  const { t } = useTranslation('access-rights');
  const id = useId();
  const dialog = useModal(onClose);
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
    <dialog
      ref={dialog}
      className="k-dialog k-rights-dialog"
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={`${id}-title`}>{t('save.title')}</h2>
      <Changes matrix={matrix} changes={unsaved} />
      {planned.files.length === 0 && <p>{t('save.nothing')}</p>}
      {planned.files.map((file) => (
        <Diff key={file.path} file={file} />
      ))}
      <p className="k-rights-muted">{t('save.atOnce')}</p>
      {failure && (
        <p className="k-rights-failed" role="alert">
          {failure.message}
        </p>
      )}
      <div className="k-dialog-ways">
        <button type="button" className="k-control" onClick={onClose}>
          {t('save.cancel')}
        </button>
        <button
          type="button"
          className="k-control k-control-main"
          disabled={isSending || planned.files.length === 0}
          onClick={() => void handleSave()}
        >
          {t('save.go')}
        </button>
      </div>
    </dialog>
  );
}
