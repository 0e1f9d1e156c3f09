import { useTranslation } from 'react-i18next';
import { checkText } from '../../config/fields/texts.ts';
import { readableParams } from '../../config/issue.ts';
import type { TextField } from '../../config/types.ts';
import { type FormStore, useFormValue } from '../fields/inputs/form-store.ts';
import { useLanguage } from '../resource/use-text.ts';
import { useIsFree } from './use-is-free.ts';

/** Shows while typing whether a unique value is free; a taken one is the field's error (`Uniques.tsx`). */
export function FreeNote({ field, store }: { readonly field: TextField; readonly store: FormStore }) {
  const { t } = useTranslation(['form', 'errors']);
  const language = useLanguage();
  const typed = useFormValue(store, field.name);
  const value = typeof typed === 'string' ? typed.trim() : '';
  const base = store.base();
  const form = checkText(field, value);
  const isAsked = value !== '' && value !== base[field.name] && !('issue' in form);
  const isFree = useIsFree(
    isAsked ? { [field.name]: value } : undefined,
    typeof base['id'] === 'string' ? base['id'] : undefined,
  );
  const message = (): string => {
    if ('issue' in form) return t(`errors:${form.issue}`, readableParams(form.params ?? {}, language));
    if (!isAsked) return '';
    if (isFree === undefined) return t('free.asking');
    return isFree ? t('free.free', { value }) : '';
  };
  return (
    <p className={isFree ? 'k-good k-small k-item-free' : 'k-muted k-small k-item-free'} role="status">
      {message()}
    </p>
  );
}
