import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import type { FileField } from '../../../config/types.ts';
import { useFormValue } from './form-store.ts';
import type { InputProps } from './input-props.ts';
import { Choose } from './Choose.tsx';
import { type ShownFile, shownFiles, sizeText } from '../files/file-value.ts';
import { UploadList } from './UploadList.tsx';
import { kindNames, useUploads } from './use-uploads.ts';
import '../files/files.css';

const MEGABYTE = 1024 * 1024;

/** A file, or several: chosen or dropped, sent at once, kept by the record when it is saved. */
export default function FileInput({ field, store, id, describedBy }: InputProps<FileField>) {
  const { t, i18n } = useTranslation('fields');
  const files = shownFiles(useFormValue(store, field.name));
  const { accept, maxBytes, multiple, maxItems } = field;
  const put = (next: readonly ShownFile[]): void => {
    const values = next.map(({ value }) => value);
    store.set(field.name, multiple ? values : (values[0] ?? null));
  };
  const { uploads, start, drop } = useUploads({
    store,
    accept,
    maxBytes,
    // Several uploads may finish at once: each adds to the current value.
    onDone: (uploaded) => put([...(multiple ? shownFiles(store.get(field.name)) : []), ...shownFiles({ ...uploaded })]),
  });
  return (
    <>
      {files.map((file) => (
        <p key={file.key} className="k-break">
          <span>{file.name}</span> <span className="k-muted">{sizeText(file.size, i18n.language)}</span>{' '}
          <Button size="small" onClick={() => put(files.filter((other) => other.key !== file.key))}>
            {t('file.remove')}
            <span className="k-hidden"> {file.name}</span>
          </Button>
        </p>
      ))}
      <UploadList uploads={uploads} onDrop={drop} />
      <Choose
        id={id}
        accept={accept}
        describedBy={describedBy}
        isMultiple={multiple}
        label={t(multiple || files.length === 0 ? 'file.choose' : 'file.replace')}
        hint={t('file.hint', { kinds: kindNames(accept), mb: Math.round((maxBytes / MEGABYTE) * 10) / 10 })}
        onFiles={(chosen) => {
          // With a single place, the previous upload is dropped.
          if (!multiple) for (const upload of uploads) drop(upload.key);
          start(multiple ? chosen.slice(0, Math.max(0, maxItems - files.length)) : chosen);
        }}
      />
    </>
  );
}
