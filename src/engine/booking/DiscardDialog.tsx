import Button from 'antd/es/button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useModal } from '../../ui/use-modal.ts';
import '../../ui/dialog.css';

type DiscardProps = { readonly onKeep: () => void; readonly onDiscard: () => void };

/** Asked before a booking that somebody has begun is thrown away. */
export function DiscardDialog({ onKeep, onDiscard }: DiscardProps) {
  const { t } = useTranslation('booking');
  const titleId = useId();
  const dialog = useModal(onKeep);
  return (
    <dialog ref={dialog} className="k-dialog" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('panel.discardTitle')}</h2>
      <div className="k-dialog-ways">
        <Button autoFocus onClick={onKeep}>
          {t('panel.keep')}
        </Button>
        <Button danger onClick={onDiscard}>
          {t('panel.discard')}
        </Button>
      </div>
    </dialog>
  );
}
