import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileField } from '../../../config/types.ts';
import { fetchFile } from '../../../providers/files.ts';
import type { DisplayProps } from '../display-props.ts';
import { Nothing } from '../Nothing.tsx';
import { isSafeImage } from '../safe-image.ts';
import { type ShownFile, shownFiles, sizeText } from './file-value.ts';
import './files.css';

/** Hands bytes to the browser under the file's name; it never opens them as a page. */
async function save(file: ShownFile): Promise<void> {
  const url = file.id === undefined ? file.path : URL.createObjectURL(await fetchFile(file.id));
  if (url === undefined || !(file.id !== undefined || isSafeImage(url))) return;
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  if (file.id !== undefined) setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The names of a record's files; each downloads its file. */
export default function FileView({ field, record }: DisplayProps<FileField>) {
  const files = shownFiles(record[field.name]);
  if (files.length === 0) return <Nothing />;
  return files.map((file) => <FileLink key={file.key} file={file} />);
}

/** The name of a file, which downloads it. */
export function FileLink({ file }: { readonly file: ShownFile }) {
  const { t, i18n } = useTranslation('fields');
  const [failure, setFailure] = useState<string>();
  const size = sizeText(file.size, i18n.language);
  return (
    <span className="k-file-view">
      <Button
        type="link"
        size="small"
        aria-label={t('file.download', { name: file.name })}
        onClick={(event) => {
          // A row is a way to its record; this is not that way.
          event.stopPropagation();
          setFailure(undefined);
          save(file).catch((error: unknown) => setFailure(error instanceof Error ? error.message : String(error)));
        }}
      >
        {file.name}
      </Button>
      {size !== '' && <span className="k-muted"> {size}</span>}
      {failure !== undefined && (
        <span className="k-bad k-item-error" role="alert">
          {failure}
        </span>
      )}
    </span>
  );
}
