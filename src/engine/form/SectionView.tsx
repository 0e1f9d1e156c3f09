import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isInline } from '../../config/inline.ts';
import type { ChildrenField, ClientField, FormSection, Row } from '../../config/types.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { conditionHolds } from '../fields/applies.ts';
import type { FormStore } from '../fields/inputs/form-store.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { isEditable } from './editable.ts';
import { FormField } from './FormField.tsx';
import { childOf } from './rows/typed-rows.ts';
import { useShown, type Visibility } from './visibility.ts';

// Few forms have rows.
const InlineRows = lazy(() => import('./rows/InlineRows.tsx'));

/** Props of every part of a form. */
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
      (field) => !field.hidden && (!isNew || field.compute || isInline(field) || isEditable({ resource, field })),
    );
    // Rows that are all of a section have its name already.
    const isAll = section.label !== undefined && section.rows.length === 1;
    return wanted.length === 0 ? null : <RowView key={row.join()} fields={wanted} isAll={isAll} {...parts} />;
  });
}

/** Fields side by side; on a phone below each other. */
function RowView({ fields, isAll, ...parts }: FormParts & { fields: readonly ClientField[]; isAll: boolean }) {
  const { config, resource } = useEngine();
  const { store, visibility, formId } = parts;
  const names = useMemo(() => fields.map(({ name }) => name), [fields]);
  const shown = useShown(visibility, store, names);
  // A stored record is shown as stored: input does not change it.
  const record = store.base() as Row;
  const isLocked = ({ readOnlyIf }: ClientField): boolean =>
    readOnlyIf !== undefined && 'version' in record && conditionHolds(readOnlyIf, { config, resource, record });
  if (shown.length === 0) return null;
  return (
    <div className="k-form-row">
      {fields.map((field) =>
        !shown.includes(field.name) ? null : isInline(field) ? (
          <Rows key={field.name} field={field} isNamed={isAll && fields.length === 1} {...parts} />
        ) : (
          <FormField
            key={field.name}
            field={field}
            store={store}
            formId={formId}
            isEditable={isEditable({ resource, field }) && !isLocked(field)}
          />
        ),
      )}
    </div>
  );
}

type RowsProps = FormParts & { readonly field: ClientField & ChildrenField; readonly isNamed: boolean };

/** Nothing for who may not list such records. */
function Rows({ field, isNamed, store, formId }: RowsProps) {
  const { t } = useTranslation('form');
  const { config } = useEngine();
  const child = childOf(config, field);
  if (!child) return null;
  return (
    <Suspense fallback={<Skeleton rows={3} label={t('loading')} />}>
      <InlineRows field={field} child={child} isNamed={isNamed} store={store} formId={formId} />
    </Suspense>
  );
}
