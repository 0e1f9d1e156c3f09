import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientField, Json } from '../../config/types.ts';
import { isMissing } from '../../config/values.ts';
import { type FormStore, isSame, useFormKeys } from '../fields/inputs/form-store.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { isEditable } from './editable.ts';
import { useIsFree } from './use-is-free.ts';

/** Checks while typing whether unique values, single or combined, are free; taken ones are reported at their fields. */
export function Uniques({ store }: { readonly store: FormStore }) {
  const { resource } = useEngine();
  const all = Object.values(resource.fields);
  const isAsked = (field: ClientField | undefined) => field !== undefined && isEditable({ resource, field });
  const alone = all.filter((field) => field.unique && isAsked(field) && !(field.type === 'text' && field.masked));
  const together = (resource.unique ?? []).filter((names) => names.every((name) => isAsked(resource.fields[name])));
  return [...alone.map(({ name }) => [name]), ...together].map((names) => (
    <UniqueSet key={names.join(' ')} names={names} store={store} />
  ));
}

function UniqueSet({ names, store }: { readonly names: readonly string[]; readonly store: FormStore }) {
  const { t } = useTranslation(['errors', 'form']);
  const { resource } = useEngine();
  const keys = useMemo(() => [...names], [names]);
  useFormKeys(store, keys);
  const values = store.values();
  const base = store.base();
  const isWhole = keys.every((key) => !isMissing(values[key]) && typeof values[key] !== 'object');
  const isChanged = keys.some((key) => !isSame(values[key], base[key]));
  const asked =
    isWhole && isChanged
      ? Object.fromEntries(keys.map((key) => [key, trimmed(values[key] ?? null)] as const))
      : undefined;
  const isFree = useIsFree(asked, typeof base['id'] === 'string' ? base['id'] : undefined);
  const [only] = keys;
  const message =
    keys.length > 1 || only === undefined
      ? t('validation.uniqueTogether')
      : t('form:free.taken', { value: asked?.[only] ?? '' });
  const isTaken = isFree === false;
  const stamp = JSON.stringify(asked);
  useEffect(() => {
    if (!isTaken) return undefined;
    const messages = Object.fromEntries(
      keys.filter((key) => resource.fields[key]).map((key) => [key, [message]] as const),
    );
    store.setErrors({ ...store.errors(), ...messages });
    // The values have changed, so the finding disappears from all their fields.
    return () => {
      const left = Object.entries(store.errors()).map(([key, errors]) => {
        return [key, keys.includes(key) ? errors.filter((error) => error !== message) : errors] as const;
      });
      store.setErrors(Object.fromEntries(left.filter(([, errors]) => errors.length > 0)));
    };
  }, [isTaken, stamp, message, keys, store, resource]);
  return null;
}

const trimmed = (value: Json): Json => (typeof value === 'string' ? value.trim() : value);
