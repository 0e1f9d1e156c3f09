import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkText } from '../../config/fields/texts.ts';
import { spokenParams } from '../../config/issue.ts';
import type { TextField } from '../../config/types.ts';
import { request } from '../../providers/http.ts';
import { type FormStore, useFormValue } from '../fields/inputs/form-store.ts';
import { useEngine } from '../resource/EngineContext.tsx';

/** ms after the last keystroke */
const WAIT = 350;
type Known = { readonly value: string; readonly isFree: boolean };

/** Says while a unique value is typed whether it is free; without an answer it says nothing, and saving asks again. */
export function FreeNote({ field, store }: { readonly field: TextField; readonly store: FormStore }) {
  const { t, i18n } = useTranslation(['form', 'errors']);
  const { resource } = useEngine();
  const typed = useFormValue(store, field.name);
  const value = typeof typed === 'string' ? typed.trim() : '';
  const own = store.base()[field.name];
  const form = checkText(field, value);
  const isAsked = value !== '' && value !== own && !('issue' in form);
  const [known, setKnown] = useState<Known>();
  useEffect(() => {
    if (!isAsked) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      const path = `/${resource.api.path}/_free?${new URLSearchParams({ [field.name]: value }).toString()}`;
      request<{ free: boolean }>({ path, signal: controller.signal })
        .then(({ data }) => {
          setKnown({ value, isFree: data.free });
          if (!data.free) store.setErrors({ ...store.errors(), [field.name]: [t('free.taken', { value })] });
        })
        .catch(() => undefined);
    }, WAIT);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isAsked, value, field.name, resource.api.path, store, t]);
  const saidOf = (): string => {
    if ('issue' in form)
      return t(`errors:${form.issue}`, spokenParams(form.params ?? {}, i18n.language === 'tr' ? 'tr' : 'en'));
    if (!isAsked) return '';
    if (known?.value !== value) return t('free.asking');
    return known.isFree ? t('free.free', { value }) : '';
  };
  // What is taken is said as the field's error.
  return (
    <p className={known?.value === value && known.isFree ? 'k-item-free k-item-is-free' : 'k-item-free'} role="status">
      {saidOf()}
    </p>
  );
}
