import { type ReactNode, useState } from 'react';
import { FILE_TYPES, type FileKind } from '../../../config/file-kinds.ts';

type ChooseProps = {
  readonly id: string;
  readonly label: string;
  readonly accept: readonly FileKind[];
  readonly isMultiple?: boolean;
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
  readonly onFiles: (files: File[]) => void;
  readonly children?: ReactNode;
};

/** The way files come in: chosen, or dropped onto what stands here. */
export function Choose({
  id,
  label,
  accept,
  isMultiple = false,
  isInvalid,
  describedBy,
  onFiles,
  children,
}: ChooseProps) {
  const [isOver, setIsOver] = useState(false);
  const hasFiles = (event: React.DragEvent): boolean => event.dataTransfer.types.includes('Files');
  return (
    <div
      className={isOver ? 'k-choose k-choose-over' : 'k-choose'}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        setIsOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files].slice(0, isMultiple ? undefined : 1));
      }}
    >
      {children}
      <div className="k-choose-way">
        <input
          id={id}
          className="k-file k-hidden"
          type="file"
          multiple={isMultiple}
          accept={accept.map((kind) => FILE_TYPES[kind]).join(',')}
          aria-invalid={isInvalid}
          aria-describedby={describedBy}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            event.target.value = ''; // the same file may be chosen again
            onFiles(files);
          }}
        />
        {/* The browser's own button speaks the browser's language; a label in ours stands for it. */}
        <label className="k-file-button" htmlFor={id}>
          {label}
        </label>
      </div>
    </div>
  );
}
