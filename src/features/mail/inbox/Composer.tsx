import Alert from 'antd/es/alert';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { InboxThread } from '../../../wire/inbox.ts';
import { Attachments } from './Attachments.tsx';
import { ComposerFoot } from './ComposerFoot.tsx';
import { ComposerHead } from './ComposerHead.tsx';
import { ComposerText } from './ComposerText.tsx';
import { type AskedThread, useComposer } from './use-composer.ts';

type ComposerProps = { readonly thread: InboxThread; readonly asked: AskedThread };

/** Writes into a thread: a mail, a text for WhatsApp, an answer on the guest's page, or an internal note. */
export function Composer({ thread, asked }: ComposerProps) {
  const { t } = useTranslation('inbox');
  const composing = useComposer({ thread, asked });
  const { draft, change, files, failure } = composing;
  /** Takes files dropped or pasted anywhere on it. */
  const take = (event: { preventDefault: () => void }, from: DataTransfer) => {
    if (from.files.length === 0) return;
    event.preventDefault();
    files.attach([...from.files]);
  };
  return (
    <Flex
      component="section"
      vertical
      gap={8}
      aria-label={t('composer.title')}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer)}
      onPaste={(event) => take(event, event.clipboardData)}
    >
      <ComposerHead thread={thread} composing={composing} />
      <ComposerText thread={thread} composing={composing} />
      {files.mayAttach && (
        <Attachments
          files={draft.files}
          uploads={files.uploads}
          onFiles={files.attach}
          drop={files.drop}
          onRemove={(id) => change({ files: draft.files.filter((file) => file.id !== id) })}
        />
      )}
      {failure && (
        <Alert type="error" message={[failure.message, ...Object.values(failure.errors ?? {}).flat()].join(' ')} />
      )}
      <ComposerFoot thread={thread} composing={composing} />
    </Flex>
  );
}
