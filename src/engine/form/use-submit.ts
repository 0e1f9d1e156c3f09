import { useNotification } from '@refinedev/core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Action, FormBlock, Row } from '../../config/types.ts';
import { capital } from '../../domain/text/capital.ts';
import type { HttpError } from '../../providers/http-error.ts';
import type { FormErrors, FormStore } from '../fields/inputs/form-store.ts';
import { asHttpError } from '../resource/as-http-error.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { useText } from '../resource/use-text.ts';
import { useRecordTexts } from '../run/use-record-texts.ts';
import { useRun } from '../run/use-run.ts';
import { firstError, focusField, homelessErrors } from './focus-error.ts';
import type { FormParts } from './SectionView.tsx';
import { type Saved, useSave } from './use-save.ts';

/** Called before an existing record is saved; false = not now. Values it sets in the store are saved as well. */
export type BeforeSave = (form: { readonly record: Row; readonly store: FormStore }) => Promise<boolean>;

type Setup = FormParts & {
  /** The record to change; absent for a new one. */
  readonly record: Row | undefined;
  readonly block: FormBlock;
  /** The action that publishes the draft, if this person may run it. */
  readonly publish: Action | undefined;
  readonly beforeSave: BeforeSave | undefined;
  /** Leads to the section of an error. */
  readonly onSection: (index: number) => void;
  /** Nothing typed is kept from here on. */
  readonly finish: () => void;
  readonly onSaved: (record: Row) => void;
};

/** The effect of the save button: saves, publishes if wanted, and reports; or shows errors at their fields. */
export function useSubmit(form: Setup) {
  const { record, block, store, formId, publish, beforeSave } = form;
  const { t, i18n } = useTranslation('form');
  const text = useText();
  const { resource } = useEngine();
  const { filled, nameOf } = useRecordTexts();
  const { open, close } = useNotification();
  const { run } = useRun();
  const save = useSave({ store, isNew: !record, hidden: form.visibility.hidden });
  const [isSaving, setIsSaving] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const [general, setGeneral] = useState<readonly string[]>([]);
  const [conflict, setConflict] = useState<HttpError>();

  /** The message once it is saved, with the name for such a record. */
  const doneWith = (stored: Row): string => {
    if (record) return t('saved', { title: nameOf(stored) });
    const own = filled(resource.created, stored);
    if (own !== '') return own;
    const one = resource.one && capital(text(resource.one), i18n.language);
    return one ? t('createdOne', { one, title: nameOf(stored) }) : t('created', { title: nameOf(stored) });
  };

  const showErrors = (errors: FormErrors, message = t('invalid')) => {
    store.setErrors(errors);
    const fields = block.sections.flatMap(({ rows }) => rows.flat());
    const first = firstError({ resource, block, errors });
    setGeneral(homelessErrors({ resource, fields, errors }));
    open?.({ type: 'error', key: 'form', message });
    if (!first) return;
    form.onSection(first.section);
    focusField({ formId, field: first.field });
  };

  /** The action that makes the draft a record like others. @returns that record, or why it was refused and stays a draft */
  const publishSaved = async (saved: Saved): Promise<Row | string | undefined> => {
    const row = saved.kind === 'saved' ? saved.record : saved.kind === 'unchanged' ? record : undefined;
    if (!row || !publish) return undefined;
    try {
      return await run({ kind: 'action', record: row, action: publish });
    } catch (error) {
      return asHttpError(error).message;
    }
  };

  const submit = async (isPublished = false) => {
    if (isSaving) return;
    setIsSaving(true);
    setGeneral([]);
    if (record && beforeSave && !(await beforeSave({ record, store }))) {
      setIsSaving(false);
      return;
    }
    const saved = await save(isPublished ? publish : undefined);
    const published = isPublished && publish ? await publishSaved(saved) : undefined;
    setIsSaving(false);
    if (saved.kind === 'invalid') showErrors(saved.errors, saved.message);
    else if (saved.kind === 'conflict') setConflict(saved.error);
    else if (saved.kind === 'failed') {
      setGeneral([saved.error.message]);
      open?.({ type: 'error', key: 'form', message: saved.error.message });
    } else {
      // The guard must be gone before the way out is taken, not a render later.
      form.finish();
      flushSync(() => setIsSaved(true));
      if (typeof published === 'string')
        open?.({ type: 'error', key: 'form', message: t('notPublished', { reason: published }) });
      else if (saved.kind === 'saved' && !isPublished)
        open?.({ type: 'success', key: 'form', message: doneWith(saved.record) });
      // Its earlier message no longer applies.
      else close?.('form');
      const stored = saved.kind === 'saved' ? saved.record : (record as Row);
      form.onSaved(typeof published === 'object' ? published : stored);
    }
  };

  const forgetConflict = () => setConflict(undefined);
  return { isSaving, isSaved, general, conflict, forgetConflict, showErrors, submit };
}
