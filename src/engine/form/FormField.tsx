import { useMemo } from 'react';
import { computeKeys } from '../../config/compute.ts';
import type { ClientField, Field, Row, Where } from '../../config/types.ts';
import { conditionHolds } from '../fields/applies.ts';
import { FieldValue, LOOKS } from '../fields/displays.tsx';
import { type FormStore, useFormKeys } from '../fields/inputs/form-store.ts';
import { FieldInput } from '../fields/inputs/FieldInput.tsx';
import { groupLabelId, labelPlace } from '../fields/inputs/look-of.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { keysOf, keysOfWhere } from '../resource/keys.ts';
import { useText } from '../resource/use-text.ts';
import { FreeNote } from './FreeNote.tsx';
import { ObjectPartsField, RepeaterInput } from './PartsField.tsx';
import './form-field.css';

type FormFieldProps = {
  readonly field: ClientField;
  readonly store: FormStore;
  /** Before the field's name in ids, so that two forms on one page have none in common. */
  readonly formId: string;
  /** Typed, or only shown (not writable by this role, owned by the server, moved by actions). */
  readonly isEditable: boolean;
};

/** Id of a field's input; errors focus it. */
export function inputId(formId: string, field: string): string {
  return `${formId}-${field}`;
}

/** One field of a form with its label, help and errors. Renders again for its own keys only. */
export function FormField(props: FormFieldProps) {
  const { requiredIf, required } = props.field;
  if (requiredIf && !required) return <MaybeRequired {...props} requiredIf={requiredIf} />;
  return <DrawnField {...props} />;
}

/** Required while its `requiredIf` holds for the input. */
function MaybeRequired({ requiredIf, ...props }: FormFieldProps & { readonly requiredIf: Where }) {
  const { config, resource } = useEngine();
  const { field, store } = props;
  const keys = useMemo(() => keysOfWhere(requiredIf), [requiredIf]);
  useFormKeys(store, keys);
  const required = conditionHolds(requiredIf, { config, resource, record: store.values() as Row });
  return <DrawnField {...props} field={required ? { ...field, required } : field} />;
}

function DrawnField({ field, store, formId, isEditable }: FormFieldProps) {
  if (!isEditable) return <Shown field={field} store={store} />;
  const parts = { store, formId, partOf: drawPart };
  if (field.type === 'object') return <ObjectPartsField field={field} {...parts} />;
  if (field.type === 'repeater') return <RepeaterInput field={field} {...parts} />;
  return <Typed field={field} store={store} formId={formId} />;
}

type Part = { readonly field: Field; readonly store: FormStore; readonly formId: string };

/** A part is a field, too; server-owned ones are only displayed. */
function drawPart({ field, store, formId }: Part) {
  const isEditable = !field.readOnly;
  return <FormField field={{ ...field, writable: isEditable }} store={store} formId={formId} isEditable={isEditable} />;
}

function Typed({ field, store, formId }: Omit<FormFieldProps, 'isEditable'>) {
  const text = useText();
  const keys = useMemo(() => [...new Set([...keysOf(field), field.name])], [field]);
  useFormKeys(store, keys);
  const errors = [...new Set(keys.flatMap((key) => store.errors()[key] ?? []))];
  const id = inputId(formId, field.name);
  const notes = [...(field.help ? [`${id}-help`] : []), ...(errors.length > 0 ? [`${id}-errors`] : [])];
  const isWide = LOOKS[field.type].isWide === true || field.look === 'cards';
  return (
    <div className={isWide ? 'k-item k-item-wide' : 'k-item'}>
      <FieldLabel field={field} id={id} />
      <FieldInput
        field={field}
        store={store}
        id={id}
        isInvalid={errors.length > 0}
        describedBy={notes.length > 0 ? notes.join(' ') : undefined}
      />
      {field.type === 'text' && field.checkFree && errors.length === 0 && <FreeNote field={field} store={store} />}
      {field.help && (
        <p className="k-muted k-small k-item-help" id={`${id}-help`}>
          {text(field.help)}
        </p>
      )}
      {errors.length > 0 && (
        <div className="k-bad k-small k-item-error" id={`${id}-errors`}>
          {errors.map((error) => (
            <p key={error}>{error}</p>
          ))}
        </div>
      )}
    </div>
  );
}

function FieldLabel({ field, id }: { readonly field: ClientField; readonly id: string }) {
  const text = useText();
  const place = labelPlace(field);
  if (place === 'beside') return null;
  const className = field.required ? 'k-item-label k-required' : 'k-item-label';
  if (place === 'above') {
    return (
      <label className={className} htmlFor={id}>
        {text(field.label)}
      </label>
    );
  }
  return (
    <span id={groupLabelId(id)} className={className}>
      {text(field.label)}
    </span>
  );
}

function Shown({ field, store }: Pick<FormFieldProps, 'field' | 'store'>) {
  const text = useText();
  // A computed value is updated while its operands are typed.
  const keys = useMemo(() => (field.compute ? computeKeys(field.compute) : keysOf(field)), [field]);
  useFormKeys(store, keys);
  return (
    <div className={LOOKS[field.type].isWide ? 'k-item k-item-wide' : 'k-item k-item-shown'}>
      <span className="k-item-label">{text(field.label)}</span>
      <div className="k-item-value">
        <FieldValue field={field} record={store.values() as Row} />
      </div>
    </div>
  );
}
