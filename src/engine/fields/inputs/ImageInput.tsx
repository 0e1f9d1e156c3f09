import Button from 'antd/es/button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImageField } from '../../../config/types.ts';
import { isSafeImage } from '../safe-image.ts';
import { useFormValue } from './form-store.ts';
import type { InputProps } from './input-props.ts';

const TYPES = ['image/png', 'image/jpeg', 'image/webp'];

/** A small picture, kept in the record itself as a data URL. Its kind and size are looked at before it is read. */
export function ImageInput({ field, store, id, describedBy }: InputProps<ImageField>) {
  const { t } = useTranslation('fields');
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const stored = useFormValue(store, field.name);
  const source = typeof stored === 'string' && isSafeImage(stored) ? stored : undefined;

  const refusalOf = (file: File): string | undefined => {
    if (!TYPES.includes(file.type)) return t('image.type');
    return file.size > field.maxBytes ? t('image.size', { kb: Math.floor(field.maxBytes / 1024) }) : undefined;
  };
  const handleFile = (file: File | undefined) => {
    if (!file) return;
    const refused = refusalOf(file);
    setRefusal(refused);
    if (refused !== undefined) return;
    const reader = new FileReader();
    reader.onload = () => store.set(field.name, reader.result as string);
    reader.readAsDataURL(file);
  };

  return (
    <div className="k-image-input">
      {source !== undefined && <img src={source} alt={t('image.current')} />}
      <div>
        <input
          ref={input}
          id={id}
          className="k-file k-hidden"
          type="file"
          accept={TYPES.join(',')}
          aria-describedby={describedBy}
          onChange={(event) => {
            handleFile(event.target.files?.[0]);
            event.target.value = ''; // the same file may be chosen again
          }}
        />
        {/* The browser's own button speaks the browser's language; a label in ours stands for it. */}
        <label className="k-file-button" htmlFor={id}>
          {t(source === undefined ? 'image.choose' : 'image.replace')}
        </label>
        {source !== undefined && (
          <Button size="small" onClick={() => store.set(field.name, null)}>
            {t('image.remove')}
          </Button>
        )}
        <p className="k-muted">{t('image.hint', { kb: Math.floor(field.maxBytes / 1024) })}</p>
        {refusal !== undefined && (
          <p className="k-item-error" role="alert">
            {refusal}
          </p>
        )}
      </div>
    </div>
  );
}
