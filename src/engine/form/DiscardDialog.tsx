import Button from 'antd/es/button';
import Modal from 'antd/es/modal';

type DiscardProps = {
  readonly title: string;
  readonly keep: string;
  readonly discard: string;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
};

/** Asks before unsaved input is discarded. */
export function DiscardDialog({ title, keep, discard, onKeep, onDiscard }: DiscardProps) {
  return (
    <Modal
      open
      title={title}
      closable={false}
      onCancel={onKeep}
      footer={
        <>
          <Button autoFocus onClick={onKeep}>
            {keep}
          </Button>
          <Button danger onClick={onDiscard}>
            {discard}
          </Button>
        </>
      }
    />
  );
}
