import Checkbox from 'antd/es/checkbox';
import { useState } from 'react';
import { fold } from '../../../domain/text/fold.ts';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../parts/FormDialog.tsx';
import { TextLine, typedText } from '../parts/FormRow.tsx';
import { TickTable } from '../parts/TickTable.tsx';
import { ROLE_RIGHTS, hasEverything, hasRight, type Rights, withRight } from './role-rights.ts';

/** `id` is empty for a new one. */
export type EditedRole = { readonly id: string; readonly name: string; readonly rights: Rights };

type RoleDialogProps = {
  readonly role: EditedRole;
  readonly areas: readonly string[];
  /** Names of other roles. */
  readonly taken: readonly string[];
  readonly onSave: (role: EditedRole) => void;
  readonly onClose: () => void;
};

/** The name of a role, and its rights in each area. */
export function RoleDialog({ role, areas, taken, onSave, onClose }: RoleDialogProps) {
  const { t } = useTranslation('demo-people');
  const [rights, setRights] = useState(role.rights);
  const [error, setError] = useState<string>();
  const isNew = role.id === '';
  const handleSubmit = (form: FormData) => {
    const name = typedText(form, 'name');
    const isTaken = taken.some((other) => fold(other) === fold(name));
    if (name === '') setError(t('empty'));
    else if (isTaken) setError(t('roles.taken'));
    else onSave({ id: isNew ? `own-${name}` : role.id, name, rights });
  };
  const toggle = (right: (typeof ROLE_RIGHTS)[number], of: readonly string[], isAllowed: boolean) =>
    setRights((now) => withRight(now, { areas: of, right, isAllowed }));
  return (
    <FormDialog
      title={t(isNew ? 'roles.add' : 'roles.edit')}
      submit={t('roles.save')}
      onClose={onClose}
      onSubmit={handleSubmit}
    >
      <TextLine name="name" label={t('roles.name')} defaultValue={role.name} error={error} />
      <Checkbox
        checked={hasEverything(rights, areas)}
        onChange={({ target }) => ROLE_RIGHTS.forEach((right) => toggle(right, areas, target.checked))}
      >
        {t('roles.all')}
      </Checkbox>
      <TickTable
        label={t('roles.rights')}
        head={t('roles.area')}
        rows={areas.map((area) => ({ key: area, label: area }))}
        columns={ROLE_RIGHTS.map((right) => ({ key: right, label: t(`right.${right}`) }))}
        isOn={(area, right) => ROLE_RIGHTS.some((one) => one === right && hasRight(rights, area, one))}
        onTick={(area, right, isAllowed) =>
          ROLE_RIGHTS.filter((one) => one === right).forEach((one) => toggle(one, [area], isAllowed))
        }
      />
    </FormDialog>
  );
}
