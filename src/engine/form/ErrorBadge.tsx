import Badge from 'antd/es/badge';
import { useTranslation } from 'react-i18next';
import type { FormSection } from '../../config/types.ts';
import { type FormStore, useFormKeys } from '../fields/inputs/form-store.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { isAbout } from './focus-error.ts';

/** Errors come all at once, and where they are is asked only while there are some. */
const ANY = ['*'] as const;

/** How many fields of a part have an error. */
export function ErrorBadge({ section, store }: { readonly section: FormSection; readonly store: FormStore }) {
  const { t } = useTranslation('form');
  const { resource } = useEngine();
  useFormKeys(store, ANY);
  const errors = Object.entries(store.errors()).filter(([, texts]) => texts.length > 0);
  const isWrong = (name: string) => errors.some(([error]) => isAbout({ resource, name, error }));
  const count = errors.length === 0 ? 0 : section.rows.flat().filter(isWrong).length;
  if (count === 0) return null;
  return (
    <span role="img" aria-label={t('errorsInPart', { count })}>
      <Badge size="small" count={count} />
    </span>
  );
}
