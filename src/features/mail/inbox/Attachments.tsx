import Button from 'antd/es/button';
import Upload from 'antd/es/upload';
import { useTranslation } from 'react-i18next';
import { FILE_KINDS, FILE_TYPES, MAX_FILE_BYTES } from '../../../config/file-kinds.ts';
import { sizeText } from '../../../engine/fields/files/file-value.ts';
import { UploadList } from '../../../engine/fields/inputs/UploadList.tsx';
import type { useUploads } from '../../../engine/fields/inputs/use-uploads.ts';
import type { InboxFile } from '../../../wire/inbox.ts';
import { kindNames } from '../../../engine/fields/inputs/use-uploads.ts';

const MEGABYTE = 1024 * 1024;

type AttachmentsProps = Pick<ReturnType<typeof useUploads>, 'uploads' | 'drop'> & {
  readonly files: readonly InboxFile[];
  readonly onFiles: (files: readonly File[]) => void;
  readonly onRemove: (id: string) => void;
};

/** Files of the message being written: chosen here, uploading, and uploaded. */
export function Attachments({ files, uploads, onFiles, drop, onRemove }: AttachmentsProps) {
  const { t, i18n } = useTranslation('inbox');
  const hint = t('files.hint', { kinds: kindNames(FILE_KINDS), mb: MAX_FILE_BYTES / MEGABYTE });
  return (
    <>
      {files.length > 0 && (
        <ul className="k-line k-talk-files" aria-label={t('files.attached')}>
          {files.map(({ id, name, size }) => (
            <li key={id}>
              <span>{name}</span> <span className="k-muted">{sizeText(size, i18n.language)}</span>{' '}
              <Button size="small" aria-label={t('files.remove', { name })} onClick={() => onRemove(id)}>
                {t('files.removeShort')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <UploadList uploads={uploads} onDrop={drop} />
      <div>
        <Upload
          accept={FILE_KINDS.map((kind) => FILE_TYPES[kind]).join(',')}
          multiple
          fileList={[]}
          showUploadList={false}
          beforeUpload={(file, all) => {
            if (file === all[0]) onFiles(all);
            return false;
          }}
        >
          <Button>{t('files.add')}</Button>
        </Upload>{' '}
        <small className="k-muted">{hint}</small>
      </div>
    </>
  );
}
