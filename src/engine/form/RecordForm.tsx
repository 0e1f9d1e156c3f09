import { useNotification } from '@refinedev/core';
import Button from 'antd/es/button';
import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { defaultValues } from '../../config/record.ts';
import { isDraft } from '../../config/draft-step.ts';
import type { Row } from '../../config/types.ts';
import { capital } from '../../domain/text/capital.ts';
import { asHttpError } from '../resource/as-http-error.ts';
import { useEngine, whereValues } from '../resource/EngineContext.tsx';
import { PanelView } from '../resource/PanelView.tsx';
import { useRun } from '../run/use-run.ts';
import { useText } from '../resource/use-text.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { focusField, firstError, homelessErrors } from './focus-error.ts';
import { addressValues } from './address-values.ts';
import type { FormStore, FormValues } from '../fields/inputs/form-store.ts';
import { type NewRecord, NewRecordContext } from '../fields/inputs/new-record.ts';
import { Followers } from './Followers.tsx';
import { FormBlockView } from './FormBlockView.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { Suggestions } from './Suggested.tsx';
import { useDraftedStore } from './use-draft.ts';
import { Uniques } from './Uniques.tsx';
import { useAboveKeyboard } from './use-above-keyboard.ts';
import { useMissingFocus } from './use-missing-focus.ts';
import { type Saved, useSave } from './use-save.ts';
import { useSteps } from './use-steps.ts';
import { createVisibility } from './visibility.ts';
import type { HttpError } from '../../providers/http-error.ts';
import './form.css';

const ConflictDialog = lazy(() => import('../conflict/ConflictDialog.tsx'));
const NewRecordDrawer = lazy(() => import('./NewRecordDrawer.tsx'));

/** Asked before an existing record is saved; false = not now. What it sets in the store is saved along. */
export type BeforeSave = (form: { readonly record: Row; readonly store: FormStore }) => Promise<boolean>;

/** What a new record begins with beside its defaults; `of` keeps what is typed on it apart from other new ones. */
export type Begin = { readonly of: string; readonly values: FormValues };

type RecordFormProps = {
  /** The record to change; absent for a new one. */
  readonly record?: Row;
  readonly begin?: Begin;
  readonly onSaved: (record: Row) => void;
  readonly cancel: ReactNode;
  readonly beforeSave?: BeforeSave;
  /** It stands above another form and is none of the address's business; it says whether something was typed. */
  readonly isTyped?: RefObject<(() => boolean) | null>;
};

/**
 * The form of one record. What is typed lives in a store of its own, not in antd's Form: its items cost 60 % of a long
 * form's mount, it forgets what an unmounted tab held, and our validator wants the record as a plain object anyway.
 */
export function RecordForm({ record, begin, onSaved, cancel, beforeSave, isTyped }: RecordFormProps) {
  const { t, i18n } = useTranslation('form');
  const text = useText();
  const { config, resource } = useEngine();
  const { open, close } = useNotification();
  const [search] = useSearchParams();
  const formId = useId();
  const ways = useRef<HTMLDivElement>(null);
  useAboveKeyboard(ways);
  const block = record ? resource.edit : resource.create;
  const operation = record ? 'merge' : 'create';
  const { store, restored, discard, finish } = useDraftedStore({
    id: record?.id ?? begin?.of,
    fresh: () =>
      record ?? {
        ...defaultValues({ resource, values: whereValues() }),
        ...(isTyped ? {} : addressValues(resource, search)),
        ...begin?.values,
      },
  });
  const visibility = useMemo(
    () => createVisibility({ config, resource, operation, store }),
    [config, resource, operation, store],
  );
  const save = useSave({ store, isNew: !record, hidden: visibility.hidden });
  const { run } = useRun();
  // A draft may stay one, or be published at once by who may do that.
  const isADraft = isDraft({ resource, row: record });
  const publish = isADraft ? resource.actions[resource.draft?.action ?? ''] : undefined;
  const [tab, setTab] = useState(0);
  const [isSaving, setIsSaving] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const [general, setGeneral] = useState<readonly string[]>([]);
  const [conflict, setConflict] = useState<HttpError>();
  const [wanted, setWanted] = useState<NewRecord>();
  const target = config.resources[wanted?.field.resource ?? ''];
  useImperativeHandle(isTyped, () => () => store.changedKeys().length > 0, [store]);
  // The form never follows by itself: whoever saves is told what others changed, and chooses.
  const isOutdated = record !== undefined && !isSaved && record['version'] !== store.base()['version'];

  const steps = useSteps({ block, store, visibility, step: tab });

  useMissingFocus({ record, block, store, visibility, formId, onSection: setTab });

  const showErrors = ({ errors, message }: Extract<Saved, { kind: 'invalid' }>) => {
    store.setErrors(errors);
    const fields = block.sections.flatMap(({ rows }) => rows.flat());
    const first = firstError({ resource, block, errors });
    const homeless = homelessErrors({ resource, fields, errors });
    setGeneral(homeless.length > 0 ? homeless : []);
    open?.({ type: 'error', key: 'form', message: message ?? t('invalid') });
    if (!first) return;
    setTab(first.section);
    focusField({ formId, field: first.field });
  };

  /** What is said once it is saved, by what such a record is called. */
  const one = resource.one && capital(text(resource.one), i18n.language);
  const done = one ? t(record ? 'savedOne' : 'createdOne', { one }) : t(record ? 'saved' : 'created');

  const goOn = () => {
    const errors = steps.wrong();
    if (Object.keys(errors).length > 0) showErrors({ kind: 'invalid', errors });
    else setTab(steps.around().after ?? tab);
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
    if (saved.kind === 'invalid') showErrors(saved);
    else if (saved.kind === 'conflict') setConflict(saved.error);
    else if (saved.kind === 'failed') {
      setGeneral([saved.error.message]);
      open?.({ type: 'error', key: 'form', message: saved.error.message });
    } else {
      // The guard must be gone before the way out is taken, not a render later.
      finish();
      flushSync(() => setIsSaved(true));
      if (typeof published === 'string')
        open?.({ type: 'error', key: 'form', message: t('notPublished', { reason: published }) });
      else if (saved.kind === 'saved' && !isPublished) open?.({ type: 'success', key: 'form', message: done });
      // What it said before is answered.
      else close?.('form');
      const stored = saved.kind === 'saved' ? saved.record : (record as Row);
      onSaved(typeof published === 'object' ? published : stored);
    }
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

  const form = (
    <form
      className="k-form"
      noValidate
      aria-busy={isSaving}
      onSubmit={(event) => {
        event.preventDefault();
        if (steps.isUnderway) goOn();
        else void submit();
      }}
    >
      <LeaveGuard store={store} isOff={isSaved} />
      <Followers store={store} />
      <Uniques store={store} />
      {!record && <Suggestions store={store} visibility={visibility} />}
      {restored && !isSaved && <DraftNotice draft={restored} onDiscard={discard} />}
      {isOutdated && (
        <p className="k-form-notice" role="status">
          {t('changedMeanwhile')}
        </p>
      )}
      {general.length > 0 && (
        <div className="k-form-alert" role="alert">
          {general.map((error) => (
            <p key={error}>{error}</p>
          ))}
        </div>
      )}
      <FormBlockView
        block={block}
        isNew={!record}
        tab={tab}
        onTab={setTab}
        store={store}
        visibility={visibility}
        formId={formId}
      />
      <div ref={ways} className="k-form-ways">
        {publish && !steps.isUnderway && (
          <Button type="primary" loading={isSaving} disabled={isSaving} onClick={() => void submit(true)}>
            {t('saveAnd', { action: text(publish.label) })}
          </Button>
        )}
        {steps.hasBefore && <Button onClick={() => setTab(steps.around().before ?? tab)}>{t('steps.back')}</Button>}
        {steps.isUnderway && (
          <Button type="primary" htmlType="submit">
            {t('steps.on')}
          </Button>
        )}
        {/* What is half known is kept at any step; what must be whole is saved at the last. */}
        {(isADraft || !steps.isUnderway) && (
          <Button
            type={publish || steps.isUnderway ? 'default' : 'primary'}
            htmlType={steps.isUnderway ? 'button' : 'submit'}
            loading={isSaving}
            disabled={isSaving}
            {...(steps.isUnderway && { onClick: () => void submit() })}
          >
            {t(isADraft ? 'saveDraft' : 'save')}
          </Button>
        )}
        {cancel}
      </div>
      {conflict && (
        <Suspense>
          <ConflictDialog
            error={conflict}
            store={store}
            onCancel={() => setConflict(undefined)}
            onSettled={() => {
              setConflict(undefined);
              void submit();
            }}
          />
        </Suspense>
      )}
    </form>
  );
  const panels = block.panels ?? [];
  // Neither panels nor the form of another record stand inside of it: they ask by forms of their own.
  return (
    <NewRecordContext value={setWanted}>
      {panels.length === 0 ? (
        form
      ) : (
        <div className="k-form-beside">
          {form}
          <div>
            {panels.map(({ panel }) => (
              <PanelView key={panel} name={panel} typed={store} {...(record && { record })} />
            ))}
          </div>
        </div>
      )}
      {wanted && target && (
        <Suspense>
          <NewRecordDrawer
            wanted={wanted}
            target={target}
            drawForm={(inner) => <RecordForm {...inner} />}
            onClose={() => setWanted(undefined)}
          />
        </Suspense>
      )}
    </NewRecordContext>
  );
}
