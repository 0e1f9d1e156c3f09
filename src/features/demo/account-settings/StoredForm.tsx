import type { SyntheticEvent } from 'react';
import type { Field, Json } from '../../../config/types.ts';
import { isJsonObject } from '../../../config/values.ts';
import { useFormKeys } from '../../../engine/fields/inputs/form-store.ts';
import { FormField } from '../../../engine/form/FormField.tsx';
import { LeaveGuard } from '../../../engine/form/LeaveGuard.tsx';
import { StoredEnd } from './StoredEnd.tsx';
import { useCheckedForm } from './use-checked-form.ts';
import { type SettingsPart, useStoredPart } from './use-stored-part.ts';
import '../../../engine/form/form.css';

type StoredFormProps = {
  readonly part: SettingsPart;
  readonly label: string;
  readonly rows: readonly (readonly Field[])[];
  /** What stands there before anything was saved. */
  readonly start: Readonly<Record<string, Json>>;
};

const ANY = ['*'] as const;

/** A form whose answers this browser keeps. */
export function StoredForm({ part, label, rows, start }: StoredFormProps) {
  const stored = useStoredPart({ part, start, isValue: isJsonObject });
  const { store, formId, check } = useCheckedForm({ fields: rows.flat(), start: { ...start, ...stored.value } });
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!check()) return;
    const values = store.values();
    stored.save(Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value ?? null])));
    store.rebase(values, values);
  };
  const handleDiscard = () => {
    store.rebase(store.base(), store.base());
    store.setErrors({});
  };
  return (
    <form noValidate aria-label={label} onSubmit={handleSubmit}>
      {rows.map((row) => (
        <div key={row.map(({ name }) => name).join(' ')} className="k-form-row">
          {row.map((field) => (
            <FormField key={field.name} field={{ ...field, writable: true }} store={store} formId={formId} isEditable />
          ))}
        </div>
      ))}
      <End store={store} isSaved={stored.isSaved} onDiscard={handleDiscard} />
      <LeaveGuard store={store} isOff={false} />
    </form>
  );
}

type EndProps = Pick<ReturnType<typeof useCheckedForm>, 'store'> & {
  readonly isSaved: boolean;
  readonly onDiscard: () => void;
};

/** A leaf: what is typed renders this line and its field only. */
function End({ store, isSaved, onDiscard }: EndProps) {
  useFormKeys(store, ANY);
  return <StoredEnd isChanged={store.changedKeys().length > 0} isSaved={isSaved} onDiscard={onDiscard} />;
}
