import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import ConfigProvider from 'antd/es/config-provider';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import Typography from 'antd/es/typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientField, Row } from '../../../config/types.ts';
import { plainText } from '../../../config/values.ts';
import { optionOf } from '../../../config/options.ts';
import { insideDialog } from '../../actions/inside-dialog.ts';
import { formatNumber } from '../../format.ts';
import { focusField, isAbout } from '../../form/focus-error.ts';
import { FormField } from '../../form/FormField.tsx';
import { useEngine } from '../../resource/EngineContext.tsx';
import { useLanguage, useText } from '../../resource/use-text.ts';
import { useRecordTexts } from '../../run/use-record-texts.ts';
import { type BulkAction, bulkActionTest, isDangerous } from './bulk-actions.ts';
import type { BulkAnswers } from './use-bulk.ts';
import { useBulkForm } from './use-bulk-form.ts';

/** Records named in the question; the rest are counted. */
const NAMED = 5;
/** From so many on, what cannot be undone asks for their number. */
const MANY = 10;

type BulkAskProps = {
  readonly bulkAction: BulkAction;
  readonly label: string;
  /** The ticked records, as they are now. */
  readonly rows: readonly Row[];
  /** Ticked records that no longer exist. */
  readonly missing: number;
  readonly onRun: (rows: readonly Row[], answersOf: (row: Row) => BulkAnswers) => void;
  readonly onClose: () => void;
};

/** The ticked records it will affect, the fields to fill in for all of them, and the question itself. */
export function BulkAsk({ bulkAction, label, rows, missing, onRun, onClose }: BulkAskProps) {
  const { t } = useTranslation('selection');
  const language = useLanguage();
  const engine = useEngine();
  const { nameOf } = useRecordTexts();
  const formId = useId();
  const [typed, setTyped] = useState('');
  const allowed = rows.filter(bulkActionTest(bulkAction, engine));
  const form = useBulkForm({ bulkAction, rows: allowed });
  const able = allowed.filter(form.fits);
  const number = (value: number) => formatNumber({ value, language });
  const isAsked = isDangerous(bulkAction) && able.length >= MANY;
  const isReady = able.length > 0 && form.isReady && (!isAsked || typed.trim() === String(able.length));

  const dropField = (field: ClientField) => {
    form.drop(field);
    // The button goes with its field, and the dialog must keep the focus.
    document.getElementById(`${formId}-choose`)?.focus();
  };
  const submit = () => {
    if (!isReady) return;
    if (form.check()) onRun(able, form.answersOf);
    else {
      const errors = Object.keys(form.store.errors());
      const wrong = form.fields.find(({ name }) =>
        errors.some((error) => isAbout({ resource: engine.resource, name, error })),
      );
      if (wrong) focusField({ formId, field: wrong.name });
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Typography.Paragraph strong>
        {t(`ask.${bulkAction.kind}`, { action: label, number: number(able.length), total: number(rows.length) })}
      </Typography.Paragraph>
      <Reasons
        bulkAction={bulkAction}
        rows={rows}
        allowed={allowed}
        missing={missing}
        misfits={allowed.length - able.length}
      />
      <ul>
        {able.slice(0, NAMED).map((row) => (
          <li key={row.id}>{nameOf(row)}</li>
        ))}
        {able.length > NAMED && <li>{t('more', { number: number(able.length - NAMED) })}</li>}
      </ul>
      <ConfigProvider getPopupContainer={insideDialog}>
        {form.fields.map((field) => (
          <div key={field.name}>
            <FormField field={field} store={form.store} formId={formId} isEditable />
            {bulkAction.kind === 'edit' && <DropField field={field} onDrop={() => dropField(field)} />}
          </div>
        ))}
        {form.offered.length > 0 && (
          <ChooseField id={`${formId}-choose`} fields={form.offered} onChoose={form.choose} />
        )}
      </ConfigProvider>
      {bulkAction.kind === 'edit' && form.fields.length > 0 && <Hint text={t('emptied')} />}
      {form.own.length > 0 && <Own fields={form.own} />}
      {isAsked && (
        <label>
          {t('typeNumber', { number: able.length })}
          <Input
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
      )}
      <Flex wrap gap="small" justify="flex-end" style={{ marginBlockStart: 16 }}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="primary" htmlType="submit" danger={isDangerous(bulkAction)} disabled={!isReady}>
          {t('go', { action: label, number: number(able.length) })}
        </Button>
      </Flex>
    </form>
  );
}

type ReasonsProps = {
  readonly bulkAction: BulkAction;
  readonly rows: readonly Row[];
  readonly allowed: readonly Row[];
  readonly missing: number;
  readonly misfits: number;
};

/** Why some of them cannot. */
function Reasons({ bulkAction, rows, allowed, missing, misfits }: ReasonsProps) {
  const { t } = useTranslation('selection');
  const text = useText();
  const language = useLanguage();
  const { resource } = useEngine();
  const from = bulkAction.kind === 'action' ? bulkAction.action.from : [];
  const state = resource.fields[resource.stateField ?? ''];
  const isElsewhere = (row: Row) =>
    from.length > 0 && !from.includes(plainText(row[resource.stateField ?? ''] ?? null));
  const elsewhere = rows.filter((row) => isElsewhere(row)).length;
  const states = from.map((value) => text(optionOf(state, value)?.label) || value);
  const reasons = [
    { key: 'gone', count: missing },
    { key: 'state', count: elsewhere },
    { key: 'locked', count: rows.length - allowed.length - elsewhere },
    { key: 'misfit', count: misfits },
  ].filter(({ count }) => count > 0);
  if (reasons.length === 0) return null;
  return (
    <Alert
      type="warning"
      role="note"
      message={reasons.map(({ key, count }) => (
        <div key={key}>
          {t(`reason.${key}`, { count, number: formatNumber({ value: count, language }), states: states.join(', ') })}
        </div>
      ))}
    />
  );
}

type ChooseFieldProps = {
  readonly id: string;
  readonly fields: readonly ClientField[];
  readonly onChoose: (field: ClientField) => void;
};

function ChooseField({ id, fields, onChoose }: ChooseFieldProps) {
  const { t } = useTranslation('selection');
  const text = useText();
  return (
    <Select<string>
      id={id}
      style={{ width: '100%' }}
      showSearch
      optionFilterProp="label"
      aria-label={t('choose')}
      placeholder={t('choose')}
      value={null}
      options={fields.map(({ name, label }) => ({ value: name, label: text(label) }))}
      onChange={(name) => {
        const field = fields.find((one) => one.name === name);
        if (field) onChoose(field);
      }}
    />
  );
}

function DropField({ field, onDrop }: { readonly field: ClientField; readonly onDrop: () => void }) {
  const { t } = useTranslation('selection');
  const text = useText();
  return (
    <Button type="link" size="small" onClick={onDrop}>
      {t('leaveField', { field: text(field.label) })}
    </Button>
  );
}

function Own({ fields }: { readonly fields: readonly ClientField[] }) {
  const { t } = useTranslation('selection');
  const text = useText();
  return <Hint text={t('own', { fields: fields.map(({ label }) => text(label)).join(', ') })} />;
}

const Hint = ({ text }: { readonly text: string }) => (
  <Typography.Paragraph type="secondary">{text}</Typography.Paragraph>
);
