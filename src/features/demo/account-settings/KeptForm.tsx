import { type SyntheticEvent, useState } from 'react';
import type { Field } from '../../../config/types.ts';
import { isJsonObject } from '../../../config/values.ts';
import { type FormValues, useFormKeys } from '../../../engine/fields/inputs/form-store.ts';
import { FormField } from '../../../engine/form/FormField.tsx';
import { LeaveGuard } from '../../../engine/form/LeaveGuard.tsx';
import { KeptEnd, type KeptState } from './KeptEnd.tsx';
import { keepPart, keptPart, type SettingsPart } from './kept-settings.ts';
import { useCheckedForm } from './use-checked-form.ts';
import '../../../engine/form/form.css';

type KeptFormProps = {
  readonly part: SettingsPart;
  readonly label: string;
  readonly rows: readonly (readonly Field[])[];
  /** What stands there before anything was saved. */
  readonly start: FormValues;
};

const ANY = ['*'] as const;

/** A form whose answers this browser keeps. */
export function KeptForm({ part, label, rows, start }: KeptFormProps) {
  const [saved] = useState(() => startOf(part, start));
  const { store, formId, check } = useCheckedForm({ fields: rows.flat(), start: saved });
  const [state, setState] = useState<KeptState>('open');
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!check()) return;
    const values = store.values();
    const isKept = keepPart(
      part,
      Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value ?? null])),
    );
    if (isKept) store.rebase(values, values);
    setState(isKept ? 'saved' : 'failed');
  };
  const handleDiscard = () => {
    store.rebase(store.base(), store.base());
    store.setErrors({});
    setState('open');
  };
  return (
    <form noValidate aria-label={label} onSubmit={handleSubmit}>
      {rows.map((row) => (
        <div key={row.map(({ name }) => name).join(' ')} className="k-form-row">
          {row.map((field) => (
            <FormField key={field.name} field={{ ...field, writable: true }} {...{ store, formId }} isEditable />
          ))}
        </div>
      ))}
      <End {...{ store, state }} onDiscard={handleDiscard} />
      <LeaveGuard store={store} isOff={false} />
    </form>
  );
}

type EndProps = Pick<ReturnType<typeof useCheckedForm>, 'store'> & {
  readonly state: KeptState;
  readonly onDiscard: () => void;
};

/** A leaf: what is typed renders this line and its field only. */
function End({ store, state, onDiscard }: EndProps) {
  useFormKeys(store, ANY);
  return <KeptEnd isChanged={store.changedKeys().length > 0} state={state} onDiscard={onDiscard} />;
}

function startOf(part: SettingsPart, start: FormValues): FormValues {
  const kept = keptPart(part);
  return isJsonObject(kept) ? { ...start, ...kept } : start;
}
