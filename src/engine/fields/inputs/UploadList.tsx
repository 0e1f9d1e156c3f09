import { useTranslation } from 'react-i18next';
import type { Upload } from './use-uploads.ts';

/** Files on their way with how far they are, and those that were refused with the reason. */
export function UploadList({ uploads, onDrop }: { uploads: readonly Upload[]; onDrop: (key: number) => void }) {
  const { t } = useTranslation('fields');
  if (uploads.length === 0) return null;
  return (
    <ul className="k-uploads">
      {uploads.map(({ key, name, share, error }) => (
        <li key={key}>
          <span className="k-upload-name">{name}</span>
          {error === undefined ? (
            <progress value={share} max={1} aria-label={t('file.progress', { name })} />
          ) : (
            <span className="k-item-error" role="alert">
              {error}
            </span>
          )}
          <button type="button" className="k-small-way" onClick={() => onDrop(key)}>
            {t(error === undefined ? 'file.cancel' : 'file.dismiss')}
            <span className="k-hidden"> {name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
