import { type ReactNode, useMemo } from 'react';
import type { ClientField, FormSection, Row } from '../../config/types.ts';
import { holds } from '../fields/applies.ts';
import type { FormStore } from '../fields/inputs/form-store.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { isEditable } from './editable.ts';
import { FormField } from './FormField.tsx';
import { useShown, type Visibility } from './visibility.ts';

/** What every piece of one form is given. */
export type FormParts = { readonly store: FormStore; readonly visibility: Visibility; readonly formId: string };

/** The rows of one section. @param isNew a new record has nothing to show yet in fields that only the server fills */
export function SectionView({
  section,
  isNew,
  ...parts
}: FormParts & { section: FormSection; isNew: boolean }): ReactNode {
  const { resource } = useEngine();
  return section.rows.map((row) => {
    const fields = row.flatMap((name) => resource.fields[name] ?? []);
    const wanted = fields.filter(
      (field) => !field.hidden && (!isNew || field.compute || isEditable({ resource, field })),
    );
    return wanted.length === 0 ? null : <RowView key={row.join()} fields={wanted} {...parts} />;
  });
}

/** Fields beside each other; on a phone below. */
function RowView({ fields, ...parts }: FormParts & { fields: readonly ClientField[] }) {
  const { config, resource } = useEngine();
  const { store, visibility, formId } = parts;
  const names = useMemo(() => fields.map(({ name }) => name), [fields]);
  const shown = useShown(visibility, store, names);
  // Of a stored record, as it is stored: what is typed beside it changes nothing of that.
  const record = store.base() as Row;
  const isLocked = ({ readOnlyIf }: ClientField): boolean =>
    readOnlyIf !== undefined && 'version' in record && holds(readOnlyIf, { config, resource, record });
  if (shown.length === 0) return null;
  return (
    <div className="k-form-row">
      {fields.map((field) =>
        shown.includes(field.name) ? (
          <FormField
            key={field.name}
            field={field}
            store={store}
            formId={formId}
            isEditable={isEditable({ resource, field }) && !isLocked(field)}
          />
        ) : null,
      )}
    </div>
  );
}
