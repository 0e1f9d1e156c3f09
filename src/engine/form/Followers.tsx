import { useOne } from '@refinedev/core';
import { useEffect, useState } from 'react';
import type { ClientField, RefField, Row } from '../../config/types.ts';
import { type FormStore, useFormValue } from '../fields/inputs/form-store.ts';
import { useEngine } from '../resource/EngineContext.tsx';

/**
 * Fields that copy a reference's record (`from`) have its value as soon as the reference is chosen. It is only shown:
 * the server copies it again when the record is saved.
 */
export function Followers({ store }: { readonly store: FormStore }) {
  const { resource } = useEngine();
  return Object.values(resource.fields).map((field) => {
    const ref = field.from && resource.fields[field.from.ref];
    return ref?.type === 'ref' && <Follower key={field.name} field={field} via={ref} store={store} />;
  });
}

function Follower({ field, via, store }: { field: ClientField; via: RefField; store: FormStore }) {
  const { config } = useEngine();
  const { name, from } = field;
  const id = useFormValue(store, via.name) ?? null;
  // Also when the form is reset.
  const now = useFormValue(store, name) ?? null;
  const [stored] = useState(() => ({
    isRecord: 'id' in store.base(),
    id: store.base()[via.name] ?? null,
    value: store.base()[name] ?? null,
  }));
  const isStored = stored.isRecord && id === stored.id;
  const isAsked = !isStored && typeof id === 'string' && config.resources[via.resource]?.can.includes('show') === true;
  const { result } = useOne<Row & { id: string }>({
    resource: via.resource,
    id: typeof id === 'string' ? id : '',
    errorNotification: false,
    queryOptions: { enabled: isAsked, retry: false },
  });
  const copied = (isAsked && result?.id === id && from ? result[from.key] : null) ?? null;
  const value = isStored ? stored.value : copied;
  useEffect(() => {
    if (now !== value) store.fill(name, value);
  }, [store, name, now, value]);
  return null;
}
