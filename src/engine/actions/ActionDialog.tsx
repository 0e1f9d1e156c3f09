import Alert from 'antd/es/alert';
import ConfigProvider from 'antd/es/config-provider';
import Modal from 'antd/es/modal';
import Typography from 'antd/es/typography';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { isShownOnly } from '../../config/normalize.ts';
import type { Action, Row } from '../../config/types.ts';
import { isMissing } from '../../config/values.ts';
import type { HttpError } from '../../providers/http-error.ts';
import { labelledFields } from '../draft/missing-of.ts';
import { LOOKS } from '../fields/displays.tsx';
import { isAbout } from '../form/focus-error.ts';
import { FormField } from '../form/FormField.tsx';
import { serverTexts } from '../form/issue-text.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { useRecordTexts } from '../run/use-record-texts.ts';
import { isButtonOffered } from '../resource/offered.ts';
import { isRestorable } from '../resource/restorable.ts';
import { addressId, missingPath } from '../resource/paths.ts';
import { useText } from '../resource/use-text.ts';
import { insideDialog } from './inside-dialog.ts';
import { Lacking } from './Lacking.tsx';
import { ActionPreview } from './ActionPreview.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { FactPairs } from '../fields/FactPair.tsx';
import { asHttpError } from '../resource/as-http-error.ts';
import { useRun, type Wanted } from '../run/use-run.ts';
import { type FirstStep, FirstSteps } from './FirstSteps.tsx';
import { noProposal } from './proposal.ts';
import { useAsked } from './use-asked.ts';
import { Rows } from '../../ui/Rows.tsx';
import type { ActionProposal } from '../../wire/proposal.ts';
import './actions.css';

type ActionDialogProps = {
  readonly wanted: Wanted;
  /** The server's proposal for it. */
  readonly proposal?: ActionProposal;
  /** In place of the action's facts. */
  readonly intro?: ReactNode;
  /** Starts what may be done before; left out, it is not offered. */
  readonly onFirst?: (step: FirstStep) => void;
  /** The server's refusal, if the action first ran without a dialog. */
  readonly refusal?: HttpError;
  readonly onClose: () => void;
  readonly onDone: (row: Row | undefined) => void;
};

/** Asks before an action or a deletion, with the fields it needs to know. A refusal is explained in place. */
export default function ActionDialog({
  wanted,
  proposal = noProposal(wanted.record),
  intro,
  onFirst,
  refusal: refused,
  onClose,
  onDone,
}: ActionDialogProps) {
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
  const { store, visible, wrong, show, answers, typed } = useAsked({
    wanted,
    proposal,
    formId,
    refused: refused?.errors,
  });
  const title = nameOf(record);
  const nameOfAction = resource.one ? t('delete.titleOne', { one: text(resource.one) }) : t('delete.title');
  const question = action
    ? filled(action.confirm, record)
    : t(isRestorable(resource) ? 'delete.question' : 'delete.questionForGood', { title });

  // Missing values that can only be filled in in the record's form.
  const elsewhere = labelledFields(
    resource,
    Object.keys(wrong).filter((key) => !visible.some(({ name }) => isAbout({ resource, name, error: key }))),
  );
  // A refusal that is about a value, and not one that is missing, has said it already.
  const isRepeated = elsewhere.every(({ field }) => wrong[field]?.length === 1 && wrong[field][0] === refusal?.message);
  const lacks = elsewhere.find(({ field }) => isMissing(record[field]));
  const canFill = isButtonOffered('edit', { config, resource, record });

  const submit = async () => {
    setRefusal(undefined);
    const given = answers();
    if (!given) return;
    let row: Row | undefined;
    try {
      row = await run(wanted, given, { offersUndo: true });
    } catch (caught) {
      const error = asHttpError(caught);
      if (error.errors) show(serverTexts(i18n, error.errors));
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
      {action && !namesRecord(action) && <Typography.Paragraph strong>{title}</Typography.Paragraph>}
      {!lacks && question !== '' && <p>{question}</p>}
      {!lacks && intro}
      {!lacks && intro === undefined && action?.facts && (
        <div className="k-below k-action-facts">
          <FactPairs facts={action.facts} record={record} />
        </div>
      )}
      {!lacks && <ProposalNotes notes={proposal.notes} />}
      <AskedForm action={action} fields={visible} store={store} formId={formId} onSubmit={() => void submit()} />
      {!lacks && action?.outcome && (
        <ActionPreview action={action} facts={action.outcome} record={record} store={store} typed={typed} />
      )}
      {!lacks && onFirst && action?.first && <FirstSteps action={action} record={proposal.record} onStart={onFirst} />}
      {refusal && !lacks && <RefusalNotice error={refusal} />}
      {(lacks !== undefined || !isRepeated) && <Lacking record={record} fields={elsewhere} errors={wrong} />}
    </Modal>
  );
}

type AskedFormProps = Pick<ReturnType<typeof useAsked>, 'store'> & {
  /** Undefined for a deletion. */
  readonly action: Action | undefined;
  readonly fields: ReturnType<typeof useAsked>['visible'];
  readonly formId: string;
  readonly onSubmit: () => void;
};

/** What the action needs to know, and what it only shows. */
function AskedForm({ action, fields, store, formId, onSubmit }: AskedFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <ConfigProvider getPopupContainer={insideDialog}>
        <div className="k-asked">
          {fields.map((field) => (
            <div key={field.name} className={LOOKS[field.type].isShort ? undefined : 'k-asked-wide'}>
              <FormField
                field={field}
                store={store}
                formId={formId}
                isEditable={!action || !isShownOnly(action, field.name)}
              />
            </div>
          ))}
        </div>
      </ConfigProvider>
    </form>
  );
}

/** Facts for the person, above the fields. */
function ProposalNotes({ notes }: { readonly notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <Alert
      role="note"
      type="info"
      className="k-below"
      message={
        <Rows gap={4}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Rows>
      }
    />
  );
}

/** Whether the question itself names the record. */
const namesRecord = ({ confirm }: Action): boolean => confirm?.en.includes('{') === true;
