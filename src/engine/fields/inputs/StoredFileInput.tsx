import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import type { FileField } from '../../../config/types.ts';
import { useFormValue } from './form-store.ts';
import type { InputProps } from './input-props.ts';
import { Choose } from './Choose.tsx';
import { shownFiles, sizeText } from '../files/file-value.ts';
import { UploadList } from './UploadList.tsx';
import { kindNames, useUploads } from './use-uploads.ts';
import '../files/files.css';

const MEGABYTE = 1024 * 1024;

/** One file: chosen or dropped, sent at once, kept by the record when it is saved. */
export default function FileInput({ field, store, id, describedBy }: InputProps<FileField>) {
  const { t, i18n } = useTranslation('fields');
  const [file] = shownFiles(useFormValue(store, field.name));
  const { accept, maxBytes } = field;
  const { uploads, start, drop } = useUploads({
    store,
    accept,
    maxBytes,
    onDone: (uploaded) => store.set(field.name, { ...uploaded }),
  });
  return (
    <>
      {file && (
        <p className="k-chosen">
          <span>{file.name}</span> <span className="k-muted">{sizeText(file.size, i18n.language)}</span>{' '}
          <Button size="small" onClick={() => store.set(field.name, null)}>
            {t('file.remove')}
            <span className="k-hidden"> {file.name}</span>
          </Button>
        </p>
      )}
      <UploadList uploads={uploads} onDrop={drop} />
      <Choose
        id={id}
        accept={accept}
        describedBy={describedBy}
        label={t(file === undefined ? 'file.choose' : 'file.replace')}
        hint={t('file.hint', { kinds: kindNames(accept), mb: Math.round((maxBytes / MEGABYTE) * 10) / 10 })}
        onFiles={(files) => {
          // The one before it is given up: there is room for one.
          for (const upload of uploads) drop(upload.key);
          start(files);
        }}
      />
    </>
  );
}
