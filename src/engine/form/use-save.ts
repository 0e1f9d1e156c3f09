import { useCreate, useInvalidate, useUpdate } from '@refinedev/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isInline } from '../../config/inline.ts';
import { isDraft } from '../../config/draft-step.ts';
import { type Operation, validateRecord } from '../../config/record.ts';
import { actionValues } from '../../config/rules.ts';
import type { Action, Json, Row } from '../../config/types.ts';
import { asHttpError } from '../resource/as-http-error.ts';
import type { HttpError } from '../../providers/http-error.ts';
import type { FormErrors, FormStore } from '../fields/inputs/form-store.ts';
import { uploadsSettled } from '../fields/inputs/pending.ts';
import { type EngineParts, useEngine } from '../resource/EngineContext.tsx';
import { whereValues } from '../../providers/where-values.ts';
import { newKey } from '../../providers/new-key.ts';
import { tellWarnings } from '../resource/tell-warnings.ts';
import { useInvalidateViews } from '../resource/use-invalidate-views.ts';
import { useLanguage, useText } from '../resource/use-text.ts';
import { issueTexts, serverTexts } from './issue-text.ts';
import { tellIssued } from './tell-issued.ts';
import { typedInput } from './typed-input.ts';

/** How saving ended. */
export type Saved =
  | { readonly kind: 'saved'; readonly record: Row }
  /** Nothing was changed, so nothing was sent. */
  | { readonly kind: 'unchanged' }
  /** Found here or by the server; shown beside the fields. */
  | { readonly kind: 'invalid'; readonly errors: FormErrors; readonly message?: string }
  | { readonly kind: 'conflict'; readonly error: HttpError }
  | { readonly kind: 'failed'; readonly error: HttpError };

type SaveSetup = {
  readonly store: FormStore;
  readonly isNew: boolean;
  /** Fields that the form hides just now; absent = it shows no rows. */
  readonly hidden?: () => ReadonlySet<string>;
};

/**
 * Saves a form's store on top of its base version. Never on top of the newest version this tab knows: the record behind
 * an open form is refreshed automatically, and its reader has not seen that version.
 */
export function useSave({ store, isNew, hidden }: SaveSetup) {
  const { i18n } = useTranslation();
  const text = useText();
  const language = useLanguage();
  const { config, resource } = useEngine();
  const { mutateAsync: create } = useCreate<Row & { id: string }>();
  const { mutateAsync: update } = useUpdate<Row & { id: string }>();
  const invalidate = useInvalidate();
  const refreshRelatives = useInvalidateViews();
  // One key a body: sending the same thing twice creates once, a corrected one is a new thing.
  const sent = useRef({ body: '', key: '' });

  const send = async (body: Record<string, Json>, base: Row | undefined): Promise<Row> => {
    const quiet = { successNotification: false, errorNotification: false } as const;
    if (base) {
      const { data } = await update({
        ...quiet,
        resource: resource.name,
        id: base.id,
        values: body,
        meta: { version: base['version'] },
        // A change may take a record out of a view; then its page there would be asked for in vain.
        ...(resource.of !== undefined && { invalidates: ['list', 'many'] }),
      });
      if (resource.of !== undefined && data['_left'] !== true)
        await invalidate({ resource: resource.name, invalidates: ['detail'], id: base.id });
      return data;
    }
    const json = JSON.stringify(body);
    if (sent.current.body !== json) sent.current = { body: json, key: newKey() };
    const { data } = await create({
      ...quiet,
      resource: resource.name,
      values: body,
      meta: { idempotencyKey: sent.current.key },
    });
    return data;
  };

  /**
   * @param publish the action that is to follow: then the record must be complete, as the action will ask
   * @param atCreate the action that the creation asks for as well
   */
  return async (publish?: Action, atCreate?: string): Promise<Saved> => {
    await uploadsSettled(store);
    const base = isNew ? undefined : (store.base() as Row);
    const operation: Operation = base ? 'merge' : 'create';
    const input = typedInput({ resource, store, isNew });
    const rows = hidden && (await rowsOf({ config, resource, store, hidden: hidden() }));
    const isUntouched = Object.keys({ ...input, ...rows?.body }).length === 0;
    if (base && isUntouched && !publish) return { kind: 'unchanged' };
    const common = {
      resource,
      values: whereValues(),
      canWrite: (name: string) => resource.fields[name]?.writable ?? false,
      resources: config.resources,
    };
    const { record, issues: own } = validateRecord({ ...common, operation, input, before: base });
    const left =
      publish && own.length === 0 && isDraft({ resource, row: base })
        ? validateRecord({
            ...common,
            operation: 'action' as const,
            input: {},
            allowed: [],
            before: { id: '', ...record },
            set: actionValues({ action: publish, values: common.values }),
          }).issues
        : [];
    const issues = [...own, ...left, ...(rows?.issues ?? [])];
    if (issues.length > 0) return { kind: 'invalid', errors: issueTexts(i18n, issues, text) };
    if (base && isUntouched) return { kind: 'unchanged' };
    try {
      const body = Object.fromEntries(Object.keys(input).map((key) => [key, record[key] ?? null]));
      const asked = atCreate === undefined ? {} : { [atCreate]: true };
      const saved = await send({ ...body, ...rows?.body, ...asked }, base);
      tellWarnings(saved);
      if (!base) tellIssued(resource, saved, language);
      await Promise.all((rows?.children ?? []).map((name) => invalidate({ resource: name, invalidates: ['all'] })));
      await refreshRelatives(saved.id);
      return { kind: 'saved', record: saved };
    } catch (caught) {
      const error = asHttpError(caught);
      if (error.statusCode === 412) return { kind: 'conflict', error };
      if (error.errors && Object.keys(error.errors).length > 0) {
        rows?.noteTheirs(error.body['rows']);
        const errors = serverTexts(i18n, error.errors);
        return { kind: 'invalid', errors: rows ? renamed(errors, rows.here) : errors, message: error.message };
      }
      return { kind: 'failed', error };
    }
  };
}

/** The rows of the form, where it has any. */
async function rowsOf(
  form: Pick<EngineParts, 'config' | 'resource'> & { store: FormStore; hidden: ReadonlySet<string> },
) {
  if (!Object.values(form.resource.fields).some(isInline)) return undefined;
  const { readRows } = await import('./rows/rows-input.ts');
  return readRows({ ...form, values: whereValues() });
}

const renamed = (errors: FormErrors, here: (key: string) => string): FormErrors =>
  Object.fromEntries(Object.entries(errors).map(([key, texts]) => [here(key), texts] as const));
