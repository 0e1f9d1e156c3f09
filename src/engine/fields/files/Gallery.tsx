import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useState } from 'react';
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
            <Button block aria-label={t('images.enlarge', { name: nameOf(index) })} onClick={() => setOpen(index)}>
              <Photo file={file} alt="" className="k-gallery-photo" />
            </Button>
            {file.caption !== '' && <span>{file.caption}</span>}
          </li>
        ))}
      </ul>
      <Modal
        open={shown !== undefined}
        centered
        width="fit-content"
        title={open === undefined ? '' : nameOf(open)}
        onCancel={() => setOpen(undefined)}
        footer={
          files.length > 1 && (
            <>
              <Button aria-label={t('images.previous')} onClick={() => step(-1)}>
                ←
              </Button>
              <Button aria-label={t('images.next')} onClick={() => step(1)}>
                →
              </Button>
            </>
          )
        }
        modalRender={(modal) => (
          <div
            role="presentation"
            onKeyDown={(event) => {
              if (event.key === 'ArrowRight') step(1);
              if (event.key === 'ArrowLeft') step(-1);
            }}
          >
            {modal}
          </div>
        )}
      >
        {shown && <Photo key={shown.key} file={shown} alt={nameOf(open ?? 0)} className="k-large-photo" />}
      </Modal>
    </>
  );
}
