import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImagesField } from '../../../config/types.ts';
import type { DisplayProps } from '../display-props.ts';
import { Nothing } from '../Nothing.tsx';
import { shownFiles } from './file-value.ts';
import { Photo } from './Photo.tsx';
import './files.css';

/** All pictures of a record; a press shows one large, arrows lead to the others. */
export default function Gallery({ field, record }: DisplayProps<ImagesField>) {
  const { t } = useTranslation('fields');
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState<number>();
  const files = shownFiles(record[field.name]);
  if (files.length === 0) return <Nothing />;
  const shown = open === undefined ? undefined : files[open];
  const nameOf = (index: number): string =>
    files[index]?.caption || t('images.number', { number: index + 1, count: files.length });
  const step = (by: number): void => setOpen((at) => ((at ?? 0) + by + files.length) % files.length);
  return (
    <>
      <ul className="k-gallery">
        {files.map((file, index) => (
          <li key={file.key}>
            <button
              type="button"
              aria-label={t('images.enlarge', { name: nameOf(index) })}
              onClick={() => {
                setOpen(index);
                dialog.current?.showModal();
              }}
            >
              <Photo file={file} alt="" className="k-gallery-photo" />
            </button>
            {file.caption !== '' && <span>{file.caption}</span>}
          </li>
        ))}
      </ul>
      <dialog
        ref={dialog}
        className="k-large-photo"
        aria-label={open === undefined ? undefined : nameOf(open)}
        onClose={() => setOpen(undefined)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowRight') step(1);
          if (event.key === 'ArrowLeft') step(-1);
        }}
      >
        {shown && <Photo key={shown.key} file={shown} alt={nameOf(open ?? 0)} className="k-large-photo-picture" />}
        <div className="k-large-photo-ways">
          {files.length > 1 && (
            <>
              <button type="button" onClick={() => step(-1)} aria-label={t('images.previous')}>
                ←
              </button>
              <span aria-live="polite">{open === undefined ? '' : nameOf(open)}</span>
              <button type="button" onClick={() => step(1)} aria-label={t('images.next')}>
                →
              </button>
            </>
          )}
          <button type="button" onClick={() => dialog.current?.close()}>
            {t('images.close')}
          </button>
        </div>
      </dialog>
    </>
  );
}
