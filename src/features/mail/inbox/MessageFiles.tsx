import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FILE_TYPES, PICTURE_KINDS } from '../../../config/file-kinds.ts';
import { type ShownFile, shownFiles } from '../../../engine/fields/files/file-value.ts';
import { FileLink } from '../../../engine/fields/files/FileView.tsx';
import { Photo } from '../../../engine/fields/files/Photo.tsx';
import type { InboxMessage } from '../../../wire/inbox.ts';

const PICTURES: readonly string[] = PICTURE_KINDS.map((kind) => FILE_TYPES[kind]);

/** The files of a message: picture thumbnails that open large, downloads by name, and the omitted files. */
export function MessageFiles({ files, leftOut }: Pick<InboxMessage, 'files' | 'leftOut'>) {
  const { t } = useTranslation('inbox');
  const [large, setLarge] = useState<ShownFile>();
  if (files.length + leftOut.length === 0) return null;
  return (
    <ul className="k-line k-talk-files" aria-label={t('files.title')}>
      {files
        .flatMap((file) => shownFiles({ ...file }))
        .map((file) => (
          <li key={file.key}>
            {PICTURES.includes(file.type) && (
              <Button aria-label={t('files.enlarge', { name: file.name })} onClick={() => setLarge(file)}>
                <Photo file={file} alt="" className="k-talk-photo" />
              </Button>
            )}
            <FileLink file={file} />
          </li>
        ))}
      {leftOut.map(({ name, reason }, index) => (
        <li key={`${index} ${name}`} className="k-muted">
          {t('files.leftOut', { name, reason: t(`files.reason.${reason}`) })}
        </li>
      ))}
      <Modal
        open={large !== undefined}
        centered
        width="fit-content"
        title={large?.name}
        onCancel={() => setLarge(undefined)}
        footer={null}
      >
        {large && <Photo file={large} alt={large.name} className="k-large-photo" />}
      </Modal>
    </ul>
  );
}
