import { useCallback, useSyncExternalStore } from 'react';
import type { ClientConfig, ClientResource } from '../../config/types.ts';
import { compileVisibility, type Operation } from '../../config/visibility.ts';
import type { FormStore, FormValues } from '../fields/inputs/form-store.ts';
import { whereValues } from '../../providers/where-values.ts';
import { keysOfWhere } from '../resource/keys.ts';

/** Which fields of a form are hidden just now, by the evaluator that validates on both sides. */
export type Visibility = {
  /** Keys that any condition reads: nothing else can change the answer. */
  readonly keys: readonly string[];
  /** Fields that may be hidden at all; the others never ask. */
  readonly conditional: ReadonlySet<string>;
  readonly hidden: () => ReadonlySet<string>;
};

type Setup = {
  readonly config: ClientConfig;
  readonly resource: ClientResource;
  readonly operation: Operation;
  readonly store: FormStore;
  /** Fields of an action's dialog. */
  readonly asked?: readonly string[];
};

export function createVisibility({ config, resource, operation, store, asked }: Setup): Visibility {
  const block = operation === 'create' ? resource.create : resource.edit;
  const bySection = block.sections.filter(({ showIf }) => showIf);
  const byField = Object.values(resource.fields).filter(({ showIf }) => showIf);
  const conditions = [...bySection, ...byField].flatMap(({ showIf }) => (showIf ? [showIf] : []));
  const hiddenIn = compileVisibility({
    resource,
    operation,
    values: whereValues(),
    asked,
    resources: config.resources,
  });
  let last: { values: FormValues; hidden: ReadonlySet<string> } | undefined;
  return {
    keys: [...new Set(conditions.flatMap(keysOfWhere))],
    conditional: new Set([...byField.map(({ name }) => name), ...bySection.flatMap(({ rows }) => rows.flat())]),
    // Asked once a change, however many fields want to know.
    hidden: () => {
      const values = store.values();
      if (last?.values !== values) last = { values, hidden: hiddenIn(values) };
      return last.hidden;
    },
  };
}

const NONE: readonly string[] = [];

/** Renders again only when one of these fields appears or disappears. @returns those that are shown */
export function useShown(visibility: Visibility, store: FormStore, fields: readonly string[]): readonly string[] {
  const isConditional = fields.some((field) => visibility.conditional.has(field));
  const keys = isConditional ? visibility.keys : NONE;
  const subscribe = useCallback((listener: () => void) => store.subscribe(keys, listener), [store, keys]);
  const hidden = useSyncExternalStore(subscribe, () => {
    const names = isConditional ? visibility.hidden() : undefined;
    return fields.map((field) => (names?.has(field) ? '0' : '1')).join('');
  });
  return fields.filter((_, index) => hidden[index] === '1');
}
