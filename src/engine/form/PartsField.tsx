import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { Fragment, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultPart } from '../../config/part-defaults.ts';
import type { ClientField, Field, Json, ObjectField, RepeaterField } from '../../config/types.ts';
import { createPartStore } from '../fields/inputs/part-store.ts';
import { type FormStore, useFormValue } from '../fields/inputs/form-store.ts';
import { whereValues } from '../../providers/where-values.ts';
import { useText } from '../resource/use-text.ts';
import { OwnErrors } from './OwnErrors.tsx';
import './parts-field.css';

type PartProps = { readonly field: Field; readonly store: FormStore; readonly formId: string };
type PartsFieldProps<Kind> = {
  readonly field: ClientField & Kind;
  readonly store: FormStore;
  readonly formId: string;
  /** Draws one part with its label and errors; given, because a part may be made of parts itself. */
  readonly partOf: (part: PartProps) => ReactNode;
};

/** The parts of an object, side by side under one heading. */
export function ObjectPartsField({ field, store, formId, partOf }: PartsFieldProps<ObjectField>) {
  const text = useText();
  const names = useMemo(() => Object.keys(field.fields), [field]);
  const inner = useMemo(() => createPartStore({ store, name: field.name, parts: names }), [store, field, names]);
  return (
    <fieldset className="k-item k-item-wide k-parts">
      <legend className={field.required ? 'k-required' : undefined}>{text(field.label)}</legend>
      <OwnErrors store={store} name={field.name} />
      <PartRow fields={field.fields} store={inner} formId={`${formId}-${field.name}`} partOf={partOf} />
    </fieldset>
  );
}

/** The entries of a list, each with the same parts; entries are added at the end, taken out and moved. */
export function RepeaterInput({ field, store, formId, partOf }: PartsFieldProps<RepeaterField>) {
  const { t } = useTranslation('form');
  const text = useText();
  const value = useFormValue(store, field.name);
  const entries: readonly Json[] = Array.isArray(value) ? (value as readonly Json[]) : [];
  const label = text(field.label);
  // Errors are keyed by place; once places change they would stand at the wrong entry.
  const put = (next: readonly Json[]) => {
    store.setErrors(
      Object.fromEntries(Object.entries(store.errors()).filter(([key]) => !key.startsWith(`${field.name}.`))),
    );
    store.set(field.name, next);
  };
  const move = (from: number, to: number) => {
    const next = entries.filter((_, index) => index !== from);
    next.splice(to, 0, entries[from] ?? null);
    put(next);
  };
  return (
    <fieldset className="k-item k-item-wide k-parts">
      <legend className={field.required ? 'k-required' : undefined}>{label}</legend>
      {field.help && <p className="k-muted k-small k-item-help">{text(field.help)}</p>}
      <OwnErrors store={store} name={field.name} />
      {entries.length === 0 && <p className="k-muted">{t('parts.none')}</p>}
      <ol className="k-entries">
        {entries.map((_, index) => (
          <Flex
            key={index}
            component="li"
            gap="0 12px"
            className="k-entry"
            aria-label={t('parts.entry', { label, number: index + 1 })}
          >
            <Entry field={field} store={store} formId={formId} partOf={partOf} index={index} />
            <div className="k-entry-ways">
              <Button
                type="text"
                disabled={index === 0}
                aria-label={t('parts.up', { number: index + 1 })}
                onClick={() => move(index, index - 1)}
              >
                ↑
              </Button>
              <Button
                type="text"
                disabled={index === entries.length - 1}
                aria-label={t('parts.down', { number: index + 1 })}
                onClick={() => move(index, index + 1)}
              >
                ↓
              </Button>
              <Button
                type="text"
                danger
                aria-label={t('parts.remove', { number: index + 1 })}
                onClick={() => put(entries.filter((__, other) => other !== index))}
              >
                ×
              </Button>
            </div>
          </Flex>
        ))}
      </ol>
      {entries.length < field.maxItems && (
        // The missing value is an entry, so the focus goes here.
        <Button
          id={`${formId}-${field.name}`}
          onClick={() => put([...entries, defaultPart(field.fields, whereValues())])}
        >
          {t('parts.add')}
        </Button>
      )}
    </fieldset>
  );
}

function Entry({ field, store, formId, partOf, index }: PartsFieldProps<RepeaterField> & { readonly index: number }) {
  const names = useMemo(() => Object.keys(field.fields), [field]);
  const inner = useMemo(
    () => createPartStore({ store, name: field.name, index, parts: names }),
    [store, field, names, index],
  );
  const id = `${formId}-${field.name}-${String(index)}`;
  return <PartRow fields={field.fields} store={inner} formId={id} partOf={partOf} />;
}

type PartRowProps = Omit<PartsFieldProps<ObjectField>, 'field'> & { readonly fields: ObjectField['fields'] };

function PartRow({ fields, store, formId, partOf }: PartRowProps) {
  return (
    <div className="k-form-row">
      {Object.values(fields)
        .filter(({ hidden }) => !hidden)
        .map((part) => (
          <Fragment key={part.name}>{partOf({ field: part, store, formId })}</Fragment>
        ))}
    </div>
  );
}
