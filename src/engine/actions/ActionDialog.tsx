import ConfigProvider from 'antd/es/config-provider';
import Modal from 'antd/es/modal';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { isDraft } from '../../config/draft-step.ts';
import type { Action, Asked, ClientConfig, ClientField, ClientResource, Json, Row } from '../../config/types.ts';
import { isMissing } from '../../config/values.ts';
import { validateRecord } from '../../config/record.ts';
import { actionValues } from '../../config/rules.ts';
import type { HttpError } from '../../providers/http-error.ts';
import { labelled, missingOf } from '../draft/missing-of.ts';
import { createFormStore, type FormErrors } from '../fields/inputs/form-store.ts';
import { focusField, isAbout } from '../form/focus-error.ts';
import { FormField } from '../form/FormField.tsx';
import { createVisibility, useShown } from '../form/visibility.ts';
import { issueTexts, serverTexts } from '../form/issue-text.ts';
import { useEngine, whereValues } from '../resource/EngineContext.tsx';
import { keysOf } from '../resource/keys.ts';
import { useRecordTexts } from '../run/use-record-texts.ts';
import { isOffered } from '../resource/offered.ts';
import { isRestorable } from '../resource/restorable.ts';
import { addressId, missingPath } from '../resource/paths.ts';
import { useText } from '../resource/use-text.ts';
import { insideDialog } from './inside-dialog.ts';
import { Lacking } from './Lacking.tsx';
import { Refusal } from './Refusal.tsx';
import { FactPairs } from '../fields/FactPair.tsx';
import { asHttpError } from '../resource/as-http-error.ts';
import { useRun, type Wanted } from '../run/use-run.ts';
import './actions.css';

type ActionDialogProps = {
  readonly wanted: Wanted;
  /** What the server has said already, where nothing was asked before. */
  readonly refusal?: HttpError;
  readonly onClose: () => void;
  readonly onDone: (row: Row | undefined) => void;
};

/** Asks before an action or a deletion, with the fields it needs to know. A refusal is explained in place. */
export default function ActionDialog({ wanted, refusal: refused, onClose, onDone }: ActionDialogProps) {
  const { t, i18n } = useTranslation('show');
  const text = useText();
  const { filled, nameOf } = useRecordTexts();
  const { config, resource } = useEngine();
  const { run, isRunning } = useRun();
  const navigate = useNavigate();
  const formId = useId();
  const [refusal, setRefusal] = useState(refused);
  const { record } = wanted;
  const action = wanted.kind === 'action' ? wanted.action : undefined;
  const fields = (action?.ask ?? []).flatMap((name) => askedField(resource.fields[name], action?.anew[name]) ?? []);
  const set = action ? actionValues({ action, values: whereValues() }) : {};
  // Conditions of the asked fields see the record as the action will leave it.
  const [store] = useState(() => createFormStore({ ...record, ...beginnings(action, record), ...set }));
  const [visibility] = useState(() =>
    createVisibility({ config, resource, operation: 'action', store, asked: action?.ask ?? [] }),
  );
  const shown = useShown(visibility, store, action?.ask ?? []);
  const visible = fields.filter(({ name }) => shown.includes(name));
  const title = nameOf(record);
  const nameOfAction = resource.one ? t('delete.titleOne', { one: text(resource.one) }) : t('delete.title');
  const question = action
    ? filled(action.confirm, record)
    : t(isRestorable(resource) ? 'delete.question' : 'delete.questionForGood', { title });

  // What stands in the way and is asked elsewhere: in the record's form.
  const [wrong, setWrong] = useState<FormErrors>(() => ({
    ...emptyOf({ config, resource, wanted }),
    ...refused?.errors,
  }));
  const elsewhere = labelled(
    resource,
    Object.keys(wrong).filter((key) => !visible.some(({ name }) => isAbout({ resource, name, error: key }))),
  );
  // A refusal that is about a value, and not one that is missing, has said it already.
  const isRepeated = elsewhere.every(({ field }) => wrong[field]?.length === 1 && wrong[field][0] === refusal?.message);
  const lacks = elsewhere.find(({ field }) => isMissing(record[field]));
  const canFill = isOffered('edit', { config, resource, record });

  const submit = async () => {
    setRefusal(undefined);
    const keys = visible.flatMap((field) => (field.type === 'password' ? [field.name] : keysOf(field)));
    const answers = Object.fromEntries(keys.map((key) => [key, store.values()[key] ?? null]));
    if (action) {
      const { issues } = validateRecord({
        resource,
        operation: 'action',
        input: answers,
        before: record,
        values: whereValues(),
        canWrite: () => true, // an action may ask for what only it writes
        allowed: action.ask,
        anew: Object.keys(action.anew),
        set,
        resources: config.resources,
      });
      if (issues.length > 0) {
        const errors = issueTexts(i18n, issues, text);
        store.setErrors(errors);
        setWrong(errors);
        const first = fields.find((field) =>
          [field.name, ...keysOf(field)].some((key) => issues.some((issue) => issue.field === key)),
        );
        if (first) focusField({ formId, field: first.name });
        return;
      }
    }
    let row: Row | undefined;
    try {
      row = await run(wanted, answers, { offersUndo: true });
    } catch (caught) {
      const error = asHttpError(caught);
      if (error.errors) {
        const errors = serverTexts(i18n, error.errors);
        store.setErrors(errors);
        setWrong(errors);
      }
      setRefusal(error);
      return;
    }
    onDone(row);
  };

  const fillIn = (field: string) => {
    onClose();
    void navigate(missingPath({ resource, id: addressId(record), field }));
  };
  const isDanger = wanted.kind === 'delete' || wanted.action.danger;
  return (
    <Modal
      open
      title={action ? text(action.label) : nameOfAction}
      okText={lacks ? t('lacking.fill') : action ? text(action.label) : t('delete.yes')}
      cancelText={action ? text(action.keep) || t('dialog.cancel') : t('delete.keep')}
      okButtonProps={{ danger: isDanger, loading: isRunning, disabled: isRunning || (lacks !== undefined && !canFill) }}
      onOk={() => (lacks ? fillIn(lacks.field) : void submit())}
      onCancel={onClose}
    >
      {action && !namesRecord(action) && <p className="k-action-whom">{title}</p>}
      {!lacks && question !== '' && <p>{question}</p>}
      {!lacks && action?.facts && (
        <div className="k-action-facts">
          <FactPairs facts={action.facts} record={record} />
        </div>
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <ConfigProvider getPopupContainer={insideDialog}>
          {visible.map((field) => (
            <FormField key={field.name} field={field} store={store} formId={formId} isEditable />
          ))}
        </ConfigProvider>
      </form>
      {refusal && !lacks && <Refusal error={refusal} />}
      {(lacks !== undefined || !isRepeated) && <Lacking record={record} fields={elsewhere} errors={wrong} />}
    </Modal>
  );
}

/** Whether the question says by itself whom it is about. */
const namesRecord = ({ confirm }: Action): boolean => confirm?.en.includes('{') === true;

/** What a draft lacks that this action would make a record like others: nobody need ask the server to hear it. */
function emptyOf(setup: { config: ClientConfig; resource: ClientResource; wanted: Wanted }): FormErrors {
  const { config, resource, wanted } = setup;
  const { record: row } = wanted;
  const isLeft =
    wanted.kind === 'action' && wanted.action.name === resource.draft?.action && isDraft({ resource, row });
  const { fields } = isLeft ? missingOf({ config, resource, row }) : { fields: [] };
  return Object.fromEntries(fields.map(({ field }) => [field, []]));
}

/** The field as this dialog calls it. */
function askedField(field: ClientField | undefined, asked: Asked | undefined): ClientField | undefined {
  if (!field || !asked?.label) return field;
  const called = { ...field, label: asked.label };
  // Its hint speaks of the stored value.
  Reflect.deleteProperty(called, 'help');
  return called;
}

/** What is asked anew begins as the configuration says; of a record's own money nothing that is not above zero. */
function beginnings(action: Action | undefined, record: Row): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(action?.anew ?? {}).map(([name, { begin = null }]) => {
      if (typeof begin !== 'string' || !begin.startsWith('$')) return [name, begin];
      const own = record[begin.slice(1)] ?? null;
      return [name, typeof own === 'number' && own <= 0 ? null : own];
    }),
  );
}
