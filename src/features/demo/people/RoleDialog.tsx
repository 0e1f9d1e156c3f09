import { useState } from 'react';
import { fold } from '../../../domain/text/fold.ts';
import { useTranslation } from 'react-i18next';
import { FormDialog, Line, typedText } from '../parts/FormDialog.tsx';
import { RIGHTS, hasEverything, may, type Rights, withRight } from './role-rights.ts';

/** `id` is empty of one that is being added. */
export type EditedRole = { readonly id: string; readonly name: string; readonly rights: Rights };

type RoleDialogProps = {
  readonly role: EditedRole;
  readonly areas: readonly string[];
  /** Names that others have. */
  readonly taken: readonly string[];
  readonly onSave: (role: EditedRole) => void;
  readonly onClose: () => void;
};

/** The name of a role, and what it may do in each area. */
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
  const toggle = (right: (typeof RIGHTS)[number], of: readonly string[], isAllowed: boolean) =>
    setRights((now) => withRight(now, { areas: of, right, isAllowed }));
  return (
    <FormDialog
      title={t(isNew ? 'roles.add' : 'roles.edit')}
      submit={t('roles.save')}
      onClose={onClose}
      onSubmit={handleSubmit}
    >
      <Line name="name" label={t('roles.name')} value={role.name} error={error} />
      <div className="k-role-rights-room">
        <table className="k-role-rights">
          <caption>{t('roles.rights')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('roles.area')}</th>
              {RIGHTS.map((right) => (
                <th key={right} scope="col">
                  {t(`right.${right}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t('roles.all')}</th>
              <td colSpan={RIGHTS.length}>
                <input
                  type="checkbox"
                  aria-label={t('roles.all')}
                  checked={hasEverything(rights, areas)}
                  onChange={({ target }) => RIGHTS.forEach((right) => toggle(right, areas, target.checked))}
                />
              </td>
            </tr>
            {areas.map((area) => (
              <tr key={area}>
                <th scope="row">{area}</th>
                {RIGHTS.map((right) => (
                  <td key={right}>
                    <input
                      type="checkbox"
                      aria-label={`${area}: ${t(`right.${right}`)}`}
                      checked={may(rights, area, right)}
                      onChange={({ target }) => toggle(right, [area], target.checked)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </FormDialog>
  );
}
