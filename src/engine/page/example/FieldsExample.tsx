import { useNotification } from '@refinedev/core';
import Button from 'antd/es/button';
import Col from 'antd/es/col';
import Columns from 'antd/es/row';
import { ScrollTable } from '../../../ui/ScrollTable.tsx';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { computeValue } from '../../../config/compute.ts';
import { defaultValues, validateRecord } from '../../../config/record.ts';
import type { Json, Row } from '../../../config/types.ts';
import { initialRow } from '../../../providers/memory-rows.ts';
import { FieldCell } from '../../fields/displays.tsx';
import { createFormStore, type FormStore, useFormKeys } from '../../fields/inputs/form-store.ts';
import { firstError, focusField } from '../../form/focus-error.ts';
import { FormBlockView } from '../../form/FormBlockView.tsx';
import { FLAT } from '../../list/columns.tsx';
import { issueTexts } from '../../form/issue-text.ts';
import { typedInput } from '../../form/typed-input.ts';
import { createVisibility } from '../../form/visibility.ts';
import { useEngine } from '../../resource/EngineContext.tsx';
import { whereValues } from '../../../providers/where-values.ts';
import { useText } from '../../resource/use-text.ts';
import { Facts } from '../../show/Facts.tsx';
import '../../form/form.css';

type FieldsExampleProps = { readonly record: { readonly [key: string]: Json } | undefined };

const ANY = ['*'] as const;

/** The fields in a form and, beside it, the same values on a page and in a list while they are typed. */
export function FieldsExample({ record }: FieldsExampleProps) {
  const { t, i18n } = useTranslation('page');
  const text = useText();
  const { config, resource } = useEngine();
  const { open } = useNotification();
  const formId = useId();
  const [tab, setTab] = useState(0);
  const [store] = useState(() => {
    const values = whereValues();
    return createFormStore({ ...defaultValues({ resource, values }), ...initialRow(resource, record ?? {}, values) });
  });
  const visibility = useMemo(
    () => createVisibility({ config, resource, operation: 'create', store }),
    [config, resource, store],
  );
  const block = resource.create;

  const check = () => {
    const { issues } = validateRecord({
      resource,
      operation: 'create',
      input: typedInput({ resource, store, isNew: true }),
      values: whereValues(),
      canWrite: (name) => resource.fields[name]?.writable ?? false,
      resources: config.resources,
    });
    const errors = issueTexts(i18n, issues, text);
    store.setErrors(errors);
    const first = firstError({ resource, block, errors });
    open?.({
      type: first ? 'error' : 'success',
      key: 'example',
      message: t(first ? 'example.wrong' : 'example.right'),
    });
    if (!first) return;
    setTab(first.section);
    focusField({ formId, field: first.field });
  };

  return (
    <Columns gutter={[20, 20]}>
      <Col xs={24} lg={12}>
        <form
          className="k-form"
          noValidate
          aria-label={t('example.typed')}
          onSubmit={(event) => {
            event.preventDefault();
            check();
          }}
        >
          <FormBlockView
            block={block}
            tab={tab}
            store={store}
            visibility={visibility}
            formId={formId}
            isNew
            onTab={setTab}
          />
          <div className="k-row k-form-ways">
            <Button htmlType="submit">{t('example.check')}</Button>
          </div>
        </form>
      </Col>
      <Shown store={store} />
    </Columns>
  );
}

/** Renders with every keystroke, which the form does not. */
function Shown({ store }: { readonly store: FormStore }) {
  const { t } = useTranslation('page');
  const text = useText();
  const { resource } = useEngine();
  useFormKeys(store, ANY);
  const record = shownRow({ fields: resource.fields, typed: store.values() });
  const sections = resource.show.sections.filter((section) => section.kind === 'fields');
  const columns = resource.list.columns.flatMap(({ field }) => resource.fields[field] ?? []);
  return (
    <Col xs={24} lg={12}>
      <h3>{t('example.onPage')}</h3>
      {sections.map((section, index) => (
        <Facts key={index} section={section} record={record} />
      ))}
      <h3>{t('example.inList')}</h3>
      <ScrollTable<Row>
        label={t('example.inList')}
        rowKey="id"
        expandable={FLAT}
        dataSource={[record]}
        columns={columns.map((field) => ({
          key: field.name,
          title: text(field.label),
          render: () => <FieldCell field={field} record={record} />,
        }))}
      />
    </Col>
  );
}

type ShownRow = {
  readonly fields: ReturnType<typeof useEngine>['resource']['fields'];
  readonly typed: { readonly [key: string]: Json | undefined };
};

/** The typed values as a record, with its computed fields. */
function shownRow({ fields, typed }: ShownRow): Row {
  const row: Row = { ...(typed as { readonly [key: string]: Json }), id: 'example' };
  const computed = Object.values(fields)
    .filter(({ compute }) => compute)
    .map((field) => [field.name, computeValue({ field, row })] as const);
  return { ...row, ...Object.fromEntries(computed) };
}
