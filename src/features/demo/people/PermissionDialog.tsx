import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog, Line, typedText } from '../parts/FormDialog.tsx';
import type { Choice } from './choices.ts';

/** `id` is the name by which the call knows it; empty of one that is being added. */
export type EditedPermission = { readonly id: string; readonly name: string; readonly roles: readonly string[] };

type PermissionDialogProps = {
  readonly permission: EditedPermission;
  readonly roles: readonly Choice[];
  /** Names that others have. */
  readonly taken: readonly string[];
  readonly onSave: (permission: EditedPermission) => void;
  readonly onClose: () => void;
};

/** The name of a permission, and which roles have it. */
export function PermissionDialog({ permission, roles, taken, onSave, onClose }: PermissionDialogProps) {
  const { t } = useTranslation('demo-people');
  const [error, setError] = useState<string>();
  const isNew = permission.id === '';
  const handleSubmit = (form: FormData) => {
    const name = typedText(form, 'name');
    if (name === '') setError(t('empty'));
    else if (taken.includes(name)) setError(t('permissions.taken'));
    else {
      const chosen = roles.map(({ value }) => value).filter((value) => form.getAll('roles').includes(value));
      onSave({ id: isNew ? `own-${name}` : permission.id, name, roles: chosen });
    }
  };
  return (
    <FormDialog
      title={t(isNew ? 'permissions.add' : 'permissions.edit')}
      submit={t('roles.save')}
      onClose={onClose}
      onSubmit={handleSubmit}
    >
      {!isNew && <p>{t('permissions.careful')}</p>}
      <Line name="name" label={t('permissions.name')} value={permission.name} error={error} />
      <fieldset className="k-permissions-choice">
        <legend>{t('permissions.roles')}</legend>
        {roles.map(({ value, label }) => (
          <label key={value}>
            <input type="checkbox" name="roles" value={value} defaultChecked={permission.roles.includes(value)} />
            {label}
          </label>
        ))}
      </fieldset>
    </FormDialog>
  );
}
