import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Json } from '../../config/types.ts';
import { unsavedRecord } from '../../config/unsaved.ts';
import { isEditable } from '../../engine/form/editable.ts';
import { whereValues } from '../../providers/where-values.ts';
import { keysOf } from '../../engine/resource/keys.ts';
import type { PanelProps, FormValueStore } from '../../engine/resource/PanelView.tsx';

const PAUSE = 400; // ms after the last change

/** A record being edited in a form, for calls that accept one before it is saved. */
export type Unsaved = {
  readonly resource: string;
  readonly id?: string;
  readonly record: Readonly<Record<string, Json>>;
};

/**
 * The form beside the panel, after a pause in typing. `incomplete` while it could not be saved for another reason than
 * a missing name; undefined without a form.
 */
export function useUnsaved({ config, resource, record, typed }: PanelProps): Unsaved | 'incomplete' | undefined {
  const values = useSettled(typed);
  return useMemo(() => {
    if (!values) return undefined;
    const fields = Object.values(resource.fields).filter((field) => isEditable({ resource, field }));
    const input = Object.fromEntries(fields.flatMap(keysOf).map((key) => [key, values[key] ?? null]));
    const { issues } = unsavedRecord({
      resource,
      input,
      values: whereValues(),
      canWrite: (name) => resource.fields[name]?.writable ?? false,
      resources: config.resources,
    });
    if (issues.length > 0) return 'incomplete';
    return { resource: resource.name, ...(record && { id: record.id }), record: input };
  }, [config, resource, record, values]);
}

/** The values of a form after a pause; each change restarts the pause. */
function useSettled(typed: FormValueStore | undefined) {
  const values = useSyncExternalStore(
    (listener) => typed?.subscribe(['*'], listener) ?? (() => undefined),
    () => typed?.values(),
  );
  const [settled, setSettled] = useState(values);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(values), PAUSE);
    return () => clearTimeout(timer);
  }, [values]);
  return settled;
}
