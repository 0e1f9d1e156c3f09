import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { validateRecord } from '../../../config/record.ts';
import { actionValues } from '../../../config/rules.ts';
import type { ClientField, Json, Row } from '../../../config/types.ts';
import { compileVisibility } from '../../../config/visibility.ts';
import { createFormStore, type FormErrors, useFormKeys } from '../../fields/inputs/form-store.ts';
import { isAbout } from '../../form/focus-error.ts';
import { issueTexts } from '../../form/issue-text.ts';
import { useEngine } from '../../resource/EngineContext.tsx';
import { whereValues } from '../../../providers/where-values.ts';
import { keysOf } from '../../resource/keys.ts';
import { useText } from '../../resource/use-text.ts';
import { askedOfMany, bulkFields, type BulkAction, isOwnAnswer } from './bulk-actions.ts';
import type { BulkAnswers } from './use-bulk.ts';

const ANY = ['*'] as const;

/**
 * One form for many records: the fields to change, or those of an action. Untouched fields of an action keep each
 * record's value; fields that start with a record's value keep each one's own.
 */
export function useBulkForm({ bulkAction, rows }: { bulkAction: BulkAction; rows: readonly Row[] }) {
  const { i18n } = useTranslation();
  const text = useText();
  const { config, resource } = useEngine();
  const action = bulkAction.kind === 'action' ? bulkAction.action : undefined;
  const asked = action ? askedOfMany(resource, action) : [];
  const own = asked.filter(({ name }) => action && isOwnAnswer(action, name));
  const offered = bulkAction.kind === 'edit' ? bulkFields(resource) : [];
  const set = action ? actionValues({ action, values: whereValues() }) : {};
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [store] = useState(() => {
    const begins = asked.flatMap((field) => {
      const begin = isOwn(field) ? undefined : action?.anew[field.name]?.begin;
      return keysOf(field).map((key) => [key, begin ?? null] as const);
    });
    // Currencies and conditions are those of the first record, as it will be.
    return createFormStore({ ...rows[0], ...set, ...Object.fromEntries(begins) });
  });
  useFormKeys(store, ANY);
  function isOwn({ name }: ClientField): boolean {
    return own.some((field) => field.name === name);
  }

  const operation = action ? ('action' as const) : ('merge' as const);
  const setup = { resource, operation, values: whereValues(), asked: action?.ask, resources: config.resources };
  const hiddenIn = compileVisibility(setup);
  const hidden = action ? hiddenIn(store.values()) : new Set<string>();
  const fields = action
    ? asked.filter((field) => !isOwn(field) && !hidden.has(field.name))
    : chosen.flatMap((name) => resource.fields[name] ?? []);

  /** The same for all. */
  const typed = (): Record<string, Json> => {
    const changed = store.changedKeys();
    return Object.fromEntries(
      fields.flatMap((field) =>
        keysOf(field)
          .filter((key) => !action || field.name in action.anew || changed.includes(key))
          .map((key) => [key, store.get(key) ?? null] as const),
      ),
    );
  };
  const answersOf = (row: Row): BulkAnswers => ({
    ...typed(),
    ...Object.fromEntries(own.map(({ name }) => [name, beginOf(row, action?.anew[name]?.begin)])),
  });

  /** Whether a record has all the fields that were chosen. */
  const fits = (row: Row): boolean => {
    if (action || chosen.length === 0) return true;
    const hiddenFields = hiddenIn({ ...row, ...typed() });
    return chosen.every((name) => !hiddenFields.has(name));
  };

  /** Tells what can be told before the first record is sent. @returns whether that is nothing */
  const check = (): boolean => {
    const before = rows.find(fits);
    if (!before) return false;
    const { issues } = validateRecord({
      resource,
      operation,
      before,
      set,
      resources: config.resources,
      values: whereValues(),
      input: answersOf(before),
      canWrite: (name) => action !== undefined || (resource.fields[name]?.writable ?? false),
      ...(action && { allowed: action.ask, anew: Object.keys(action.anew) }),
    });
    const found = issueTexts(i18n, issues, text);
    const errors: FormErrors = Object.fromEntries(
      Object.entries(found).filter(([error]) => fields.some(({ name }) => isAbout({ resource, name, error }))),
    );
    store.setErrors(errors);
    return Object.keys(errors).length === 0;
  };

  return {
    store,
    fields,
    own,
    /** Still to choose from, where the person chooses. */
    offered: offered.filter(({ name }) => !chosen.includes(name)),
    choose: (field: ClientField) => {
      // An untouched switch shows "no", so its value is "no".
      for (const key of keysOf(field)) store.set(key, field.type === 'boolean' ? false : null);
      setChosen([...chosen, field.name]);
    },
    drop: (field: ClientField) => setChosen(chosen.filter((name) => name !== field.name)),
    fits,
    isReady: bulkAction.kind !== 'edit' || chosen.length > 0,
    answersOf,
    check,
  };
}

/** `$remainingPrice` → what remains of this record. */
function beginOf(row: Row, begin: Json | undefined): Json {
  return typeof begin === 'string' ? (row[begin.slice(1)] ?? null) : null;
}
