import { useEffect, useRef } from 'react';
import { slugOf } from '../../domain/text/slug.ts';
import type { TextField } from '../../config/types.ts';
import { type FormStore, useFormKeys } from '../fields/inputs/form-store.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import type { Visibility } from './visibility.ts';

type Suggesting = { readonly store: FormStore; readonly visibility: Visibility };

/** Fields of a new record derived from a name (`slugOf`) until somebody types another value. */
export function Suggestions(suggesting: Suggesting) {
  const { resource } = useEngine();
  return Object.values(resource.fields).map(
    (field) => field.type === 'text' && field.slugOf && <Suggested key={field.name} field={field} {...suggesting} />,
  );
}

function Suggested({
  field: { name, maxLength, slugOf: sources = [] },
  store,
  visibility,
}: Suggesting & { field: TextField }) {
  useFormKeys(store, [...sources.flatMap((names) => names.split(' ')), ...visibility.keys]);
  const typedIn = (key: string): string => {
    const value = store.get(key);
    return typeof value === 'string' && !visibility.hidden().has(key) ? value : '';
  };
  const wholes = sources.map((names) => names.split(' ').map(typedIn).join(' ').trim());
  const suggested = slugOf(wholes.find((whole) => whole !== '') ?? '', maxLength);
  const last = useRef(suggested);
  useEffect(() => {
    const now = store.get(name) ?? '';
    const isOurs = now === '' || now === last.current;
    last.current = suggested;
    if (isOurs && now !== suggested) store.set(name, suggested === '' ? null : suggested);
  }, [store, name, suggested]);
  return null;
}
