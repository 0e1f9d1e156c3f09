import Button from 'antd/es/button';
import { useId } from 'react';
import { useModal } from '../../ui/use-modal.ts';
import '../../ui/dialog.css';

type DiscardProps = {
  readonly title: string;
  readonly keep: string;
  readonly discard: string;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
};

/** Asked before something that somebody has begun is thrown away. */
export function DiscardDialog({ title, keep, discard, onKeep, onDiscard }: DiscardProps) {
  const titleId = useId();
  const dialog = useModal(onKeep);
  return (
    <dialog ref={dialog} className="k-dialog" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <div className="k-dialog-ways">
        <Button autoFocus onClick={onKeep}>
          {keep}
        </Button>
        <Button danger onClick={onDiscard}>
          {discard}
        </Button>
      </div>
    </dialog>
  );
}
