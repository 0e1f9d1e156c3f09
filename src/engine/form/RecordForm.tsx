import Alert from 'antd/es/alert';
import { lazy, type ReactNode, type RefObject, Suspense, useId, useImperativeHandle, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { defaultValues } from '../../config/record.ts';
import { isDraft } from '../../config/draft-step.ts';
import type { FormBlock, Row } from '../../config/types.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { whereValues } from '../../providers/where-values.ts';
import { panelKey, PanelOrTable } from '../report/PanelOrTable.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { addressValues } from './address-values.ts';
import type { FormStore, FormValues } from '../fields/inputs/form-store.ts';
import { Followers } from './Followers.tsx';
import { FormBlockView } from './FormBlockView.tsx';
import { FormWays } from './FormWays.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { Suggestions } from './Suggested.tsx';
import { useDraftedStore } from './use-draft.ts';
import { Uniques } from './Uniques.tsx';
import { useMissingFocus } from './use-missing-focus.ts';
import { type BeforeSave, useSubmit } from './use-submit.ts';
import { useFormSteps } from './use-form-steps.ts';
import { createVisibility } from './visibility.ts';
import { WithNewRecord } from './WithNewRecord.tsx';
import './form.css';

const ConflictDialog = lazy(() => import('../conflict/ConflictDialog.tsx'));

/** The initial values of a new record besides its defaults; `of` separates its draft from others. */
export type Begin = { readonly of: string; readonly values: FormValues };

type RecordFormProps = {
  /** The record to change; absent for a new one. */
  readonly record?: Row;
  readonly begin?: Begin;
  readonly onSaved: (record: Row) => void;
  /** The way out without saving; given how to bring the record back as it is. */
  readonly cancel: ReactNode | ((discard: () => void) => ReactNode);
  readonly beforeSave?: BeforeSave;
  /** It is above another form and independent of the address; reports whether something was typed. */
  readonly isTyped?: RefObject<(() => boolean) | null>;
};

/**
 * The form of one record. The input lives in its own store, not in antd's Form: its items cost 60 % of a long form's
 * mount, it forgets the values of an unmounted tab, and our validation needs the record as a plain object anyway.
 */
export function RecordForm({ record, begin, onSaved, cancel, beforeSave, isTyped }: RecordFormProps) {
  const { config, resource } = useEngine();
  const [search] = useSearchParams();
  const formId = useId();
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
  // A draft may stay one, or be published at once by who may do that.
  const isADraft = isDraft({ resource, row: record });
  const publish = isADraft ? resource.actions[resource.draft?.action ?? ''] : undefined;
  const [tab, setTab] = useState(0);
  const parts = { block, store, visibility, formId };
  const { isSaving, isSaved, general, conflict, forgetConflict, showErrors, submit } = useSubmit({
    ...parts,
    record,
    publish,
    beforeSave,
    onSection: setTab,
    finish,
    onSaved,
  });
  useImperativeHandle(isTyped, () => () => store.changedKeys().length > 0, [store]);
  // The form does not apply others' changes by itself: on saving, the person sees them and chooses.
  const isOutdated = record !== undefined && !isSaved && record['version'] !== store.base()['version'];

  const steps = useFormSteps({ block, store, visibility, step: tab });
  useMissingFocus({ ...parts, record, onSection: setTab });
  const goOn = () => {
    const errors = steps.wrong();
    if (Object.keys(errors).length > 0) showErrors(errors);
    else setTab(steps.around().after ?? tab);
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
      <Notes isOutdated={isOutdated} errors={general} />
      <FormBlockView {...parts} isNew={!record} tab={tab} onTab={setTab} />
      <FormWays
        steps={steps}
        onStep={(step = tab) => setTab(step)}
        isDraft={isADraft}
        publish={publish}
        isSaving={isSaving}
        onSave={(isPublished) => void submit(isPublished)}
        cancel={typeof cancel === 'function' ? cancel(discard) : cancel}
      />
      {conflict && (
        <Suspense>
          <ConflictDialog
            error={conflict}
            store={store}
            onCancel={forgetConflict}
            onSettled={() => {
              forgetConflict();
              void submit();
            }}
          />
        </Suspense>
      )}
    </form>
  );
  // Neither panels nor the form of another record stand inside of it: they ask by forms of their own.
  return (
    <WithNewRecord drawForm={(inner) => <RecordForm {...inner} />}>
      <WithPanels panels={block.panels} store={store} record={record}>
        {form}
      </WithPanels>
    </WithNewRecord>
  );
}

/** Above the fields: a notice that others changed the record, and errors that belong to no field. */
function Notes({ isOutdated, errors }: { readonly isOutdated: boolean; readonly errors: readonly string[] }) {
  const { t } = useTranslation('form');
  return (
    <>
      {isOutdated && <Alert className="k-below" type="info" role="status" message={t('changedMeanwhile')} />}
      {errors.length > 0 && (
        <Alert
          className="k-below"
          type="error"
          message={errors.map((error) => (
            <p key={error}>{error}</p>
          ))}
        />
      )}
    </>
  );
}

type WithPanelsProps = {
  readonly panels: FormBlock['panels'];
  readonly store: FormStore;
  readonly record: Row | undefined;
  readonly children: ReactNode;
};

/** The form, with the configured panels beside it, which see the input. */
function WithPanels({ panels = [], store, record, children }: WithPanelsProps) {
  if (panels.length === 0) return children;
  return (
    <div className="k-stack k-form-beside">
      {children}
      <div>
        {panels.map((panel) => (
          <PanelOrTable key={panelKey(panel)} panel={panel} typed={store} {...(record && { record })} />
        ))}
      </div>
    </div>
  );
}
