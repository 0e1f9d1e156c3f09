import Upload from 'antd/es/upload';
import { useEffect } from 'react';
import { FILE_TYPES, type FileKind } from '../../../config/file-kinds.ts';

type ChooseProps = {
  readonly id: string;
  readonly label: string;
  /** A text describing the accepted files. */
  readonly hint: string;
  readonly accept: readonly FileKind[];
  readonly isMultiple?: boolean;
  readonly describedBy: string | undefined;
  readonly onFiles: (files: File[]) => void;
};

/** Adds files: chosen, or dropped onto its content. */
export function Choose({ id, label, hint, accept, isMultiple = false, describedBy, onFiles }: ChooseProps) {
  const types = accept.map((kind) => FILE_TYPES[kind]);
  // antd gives the button's own attributes to the input inside of it, which nobody focuses.
  useEffect(() => {
    document
      .getElementById(id)
      ?.closest('[role="button"]')
      ?.setAttribute('aria-describedby', describedBy ?? '');
  }, [id, describedBy]);
  return (
    <Upload.Dragger
      id={id}
      aria-label={label}
      accept={types.join(',')}
      multiple={isMultiple}
      fileList={[]}
      showUploadList={false}
      beforeUpload={(file, files) => {
        if (file === files[0]) onFiles(files);
        return false;
      }}
      // Files antd would skip must get a message, or be checked by the server.
      onDrop={({ dataTransfer }) => {
        const others = [...dataTransfer.files].filter(({ type }) => !types.some((known) => known === type));
        if (others.length > 0) onFiles(isMultiple ? others : others.slice(0, 1));
      }}
    >
      {label}
      <div className="k-muted">{hint}</div>
    </Upload.Dragger>
  );
}
