import Checkbox from 'antd/es/checkbox';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Permission } from '../../../domain/demo/permissions.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { FormRow, Line, typedText } from '../parts/FormRow.tsx';
import type { Choice } from './choices.ts';

export type TypedPermission = Pick<Permission, 'name' | 'assignedTo'>;

type PermissionDialogProps = {
  /** Absent of one that is being added. */
  readonly permission: Permission | undefined;
  readonly roles: readonly Choice[];
  /** Names that others have. */
  readonly taken: readonly string[];
  readonly problem: string | undefined;
  readonly onSave: (permission: TypedPermission) => void;
  readonly onClose: () => void;
};

/** The name of a permission, and which roles have it. */
export function PermissionDialog({ permission, roles, taken, problem, onSave, onClose }: PermissionDialogProps) {
  const { t } = useTranslation('demo-people');
  const [assigned, setAssigned] = useState<readonly string[]>(permission?.assignedTo ?? []);
  const [error, setError] = useState<string>();
  const handleSubmit = (form: FormData) => {
    const name = typedText(form, 'name');
    if (name === '') setError(t('empty'));
    else if (taken.includes(name)) setError(t('permissions.taken'));
    else {
      onSave({ name, assignedTo: roles.map(({ value }) => value).filter((value) => assigned.includes(value)) });
    }
  };
  return (
    <FormDialog
      title={t(permission ? 'permissions.edit' : 'permissions.add')}
      submit={t('roles.save')}
      problem={problem}
      onClose={onClose}
      onSubmit={handleSubmit}
    >
      {permission && <p>{t('permissions.careful')}</p>}
      <Line name="name" label={t('permissions.name')} defaultValue={permission?.name ?? ''} error={error} />
      <FormRow label={t('permissions.roles')}>
        {() => (
          <Checkbox.Group
            options={roles.map(({ value, label }) => ({ value, label }))}
            value={[...assigned]}
            onChange={setAssigned}
          />
        )}
      </FormRow>
    </FormDialog>
  );
}
