import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_FILE_BYTES, PICTURE_KINDS } from '../../../config/file-kinds.ts';
import type { ImagesField } from '../../../config/types.ts';
import { useFormValue } from './form-store.ts';
import type { InputProps } from './input-props.ts';
import { Choose } from './Choose.tsx';
import { type ShownFile, shownFiles } from '../files/file-value.ts';
import { PictureCard } from './PictureCard.tsx';
import { shrinkPicture } from './shrink.ts';
import { UploadList } from './UploadList.tsx';
import { kindNames, useUploads } from './use-uploads.ts';
import '../files/files.css';

/** Pictures in an order: dragged, or moved by buttons; the first is the cover. */
export default function ImagesInput({ field, store, id, describedBy }: InputProps<ImagesField>) {
  const { t } = useTranslation('fields');
  const files = shownFiles(useFormValue(store, field.name));
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const focused = useRef('');
  const put = (next: readonly ShownFile[]): void =>
    store.set(
      field.name,
      next.map(({ value }) => value),
    );
  const { uploads, start, drop } = useUploads({
    store,
    accept: PICTURE_KINDS,
    maxBytes: MAX_FILE_BYTES,
    prepare: shrinkPicture,
    // Several uploads may finish at once: each adds to the current value.
    onDone: (uploaded) => put([...shownFiles(store.get(field.name)), ...shownFiles({ ...uploaded })]),
  });

  const move = (key: string, to: number): void => {
    const from = files.findIndex((file) => file.key === key);
    const [file] = files.slice(from, from + 1);
    if (!file || to < 0 || to >= files.length || to === from) return;
    const next = files.filter((other) => other !== file);
    next.splice(to, 0, file);
    put(next);
    setAnnouncement(t('images.moved', { number: to + 1, count: files.length }));
  };
  // A card that moves loses the focus of its button; the hand is still on it.
  useEffect(() => {
    if (focused.current === '') return;
    list.current?.querySelector<HTMLElement>(`[data-way="${CSS.escape(focused.current)}"]`)?.focus();
    focused.current = '';
  });

  const room = field.maxItems - files.length - uploads.filter(({ error }) => error === undefined).length;
  return (
    <>
      <ol className="k-pictures" ref={list}>
        {files.map((file, index) => (
          <PictureCard
            key={file.key}
            file={file}
            index={index}
            count={files.length}
            isDragged={dragged === file.key}
            onDrag={setDragged}
            onOver={() => dragged !== undefined && dragged !== file.key && move(dragged, index)}
            onMove={(to, way) => {
              focused.current = `${file.key} ${way}`;
              move(file.key, to);
            }}
            onRemove={() => put(files.filter((other) => other !== file))}
            onCaption={(caption) =>
              put(files.map((other) => (other === file ? { ...file, value: { ...file.value, caption } } : other)))
            }
          />
        ))}
      </ol>
      <UploadList uploads={uploads} onDrop={drop} />
      <Choose
        id={id}
        accept={PICTURE_KINDS}
        describedBy={describedBy}
        isMultiple
        label={t('images.add')}
        hint={t('images.hint', { kinds: kindNames(PICTURE_KINDS), max: field.maxItems })}
        onFiles={(chosen) => {
          start(chosen.slice(0, Math.max(0, room)));
          if (chosen.length > room) setAnnouncement(t('images.full', { max: field.maxItems }));
        }}
      />
      <p role="status">{announcement}</p>
    </>
  );
}
