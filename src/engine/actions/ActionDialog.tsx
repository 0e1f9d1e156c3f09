import ConfigProvider from 'antd/es/config-provider';
import Modal from 'antd/es/modal';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action, Asked, ClientField, Json, Row } from '../../config/types.ts';
import { validateRecord } from '../../config/record.ts';
import { actionValues } from '../../config/rules.ts';
import type { HttpError } from '../../providers/http-error.ts';
import { createFormStore } from '../fields/inputs/form-store.ts';
import { focusField } from '../form/focus-error.ts';
import { FormField } from '../form/FormField.tsx';
import { createVisibility, useShown } from '../form/visibility.ts';
import { issueTexts, serverTexts } from '../form/issue-text.ts';
import { useEngine, whereValues } from '../resource/EngineContext.tsx';
import { keysOf } from '../resource/keys.ts';
import { useSaid } from '../resource/use-said.ts';
import { useText } from '../resource/use-text.ts';
import { Refusal } from './Refusal.tsx';
import { FactPairs } from '../show/FactPair.tsx';
import { asHttpError } from '../resource/as-http-error.ts';
import { useRun, type Wanted } from '../resource/use-run.ts';
import './actions.css';

type ActionDialogProps = { readonly wanted: Wanted; readonly onClose: () => void; readonly onDone: () => void };

/** Asks before an action or a deletion, with the fields it needs to know. A refusal is explained in place. */
export default function ActionDialog({ wanted, onClose, onDone }: ActionDialogProps) {
  const { t, i18n } = useTranslation('show');
  const text = useText();
  const { said, nameOf } = useSaid();
  const { config, resource } = useEngine();
  const { run, isRunning } = useRun();
  const formId = useId();
  const [refusal, setRefusal] = useState<HttpError>();
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
  const question = action ? said(action.confirm, record) : t('delete.question', { title });

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
        store.setErrors(issueTexts(i18n, issues, text));
        const first = fields.find((field) =>
          [field.name, ...keysOf(field)].some((key) => issues.some((issue) => issue.field === key)),
        );
        if (first) focusField({ formId, field: first.name });
        return;
      }
    }
    try {
      await run(wanted, answers, { offersUndo: true });
    } catch (caught) {
      const error = asHttpError(caught);
      if (error.errors) store.setErrors(serverTexts(i18n, error.errors));
      setRefusal(error);
      return;
    }
    onDone();
  };

  const isDanger = wanted.kind === 'delete' || wanted.action.danger;
  return (
    <Modal
      open
      title={action ? text(action.label) : t('delete.title')}
      okText={action ? text(action.label) : t('delete.yes')}
      cancelText={action ? text(action.keep) || t('dialog.cancel') : t('delete.keep')}
      okButtonProps={{ danger: isDanger, loading: isRunning, disabled: isRunning }}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      {action && !namesRecord(action) && <p className="k-action-whom">{title}</p>}
      {question !== '' && <p>{question}</p>}
      {action?.facts && (
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
      {refusal && <Refusal error={refusal} />}
    </Modal>
  );
}

/** Whether the question says by itself whom it is about. */
const namesRecord = ({ confirm }: Action): boolean => confirm?.en.includes('{') === true;

/** The field as this dialog calls it. */
function askedField(field: ClientField | undefined, asked: Asked | undefined): ClientField | undefined {
  if (!field || !asked?.label) return field;
  const called = { ...field, label: asked.label };
  // Its hint speaks of the stored value.
  Reflect.deleteProperty(called, 'help');
  return called;
}

/** What is asked anew begins as the configuration says; of money there is nothing to begin with that is not above zero. */
function beginnings(action: Action | undefined, record: Row): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(action?.anew ?? {}).map(([name, { begin = null }]) => {
      const value = typeof begin === 'string' && begin.startsWith('$') ? (record[begin.slice(1)] ?? null) : begin;
      return [name, typeof value === 'number' && value <= 0 ? null : value];
    }),
  );
}

/**
 * Lists and calendars of the fields open inside the dialog: what lies outside of a modal dialog does not exist for a
 * screen reader, and would move with the page behind it.
 */
function insideDialog(trigger?: HTMLElement): HTMLElement {
  return trigger?.closest<HTMLElement>('.ant-modal-content') ?? document.body;
}
