import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FILE_TYPES, PICTURE_KINDS } from '../../../config/file-kinds.ts';
import type { ImageField } from '../../../config/types.ts';
import { isSafeImage } from '../safe-image.ts';
import { Choose } from './Choose.tsx';
import { useFormValue } from './form-store.ts';
import type { InputProps } from './input-props.ts';
import '../files/files.css';

/** A small picture, kept in the record itself as a data URL. Its kind and size are looked at before it is read. */
export default function ImageInput({ field, store, id, describedBy }: InputProps<ImageField>) {
  const { t } = useTranslation('fields');
  const [refusal, setRefusal] = useState<string>();
  const stored = useFormValue(store, field.name);
  const source = typeof stored === 'string' && isSafeImage(stored) ? stored : undefined;

  const refusalOf = (file: File): string | undefined => {
    if (!PICTURE_KINDS.some((kind) => FILE_TYPES[kind] === file.type)) return t('image.type');
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
    <>
      {source !== undefined && (
        <p className="k-break">
          <img className="k-picture" src={source} alt={t('image.current')} />{' '}
          <Button size="small" onClick={() => store.set(field.name, null)}>
            {t('image.remove')}
          </Button>
        </p>
      )}
      <Choose
        id={id}
        accept={PICTURE_KINDS}
        describedBy={describedBy}
        label={t(source === undefined ? 'image.choose' : 'image.replace')}
        hint={t('image.hint', { kb: Math.floor(field.maxBytes / 1024) })}
        onFiles={([file]) => handleFile(file)}
      />
      {refusal !== undefined && (
        <p className="k-bad k-small k-item-error" role="alert">
          {refusal}
        </p>
      )}
    </>
  );
}
