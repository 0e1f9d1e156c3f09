import { type FormStore } from '../../../engine/fields/inputs/form-store.ts';
import { isEditable } from '../../../engine/form/editable.ts';
import { FormField } from '../../../engine/form/FormField.tsx';
import { useEngine } from '../../../engine/resource/EngineContext.tsx';

type ReservationFieldsProps = { readonly names: readonly string[]; readonly store: FormStore; readonly formId: string };

/** Fields of the reservation by name, with their configuration; omits those the role may not edit. */
export function ReservationFields({ names, store, formId }: ReservationFieldsProps) {
  const { resource } = useEngine();
  const fields = names.flatMap((name) => resource.fields[name] ?? []);
  return (
    <div className="k-booking-fields">
      {fields
        .filter((field) => isEditable({ resource, field }))
        .map((field) => (
          <FormField key={field.name} field={field} store={store} formId={formId} isEditable />
        ))}
    </div>
  );
}
