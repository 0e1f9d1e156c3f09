import { useState } from 'react';
import { fold } from '../../../domain/text/fold.ts';
import { useTranslation } from 'react-i18next';
import { FormDialog, Line, typedText } from '../parts/FormDialog.tsx';
import { DEEDS, hasEverything, may, type Rights, withDeed } from './role-rights.ts';

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
  const toggle = (deed: (typeof DEEDS)[number], of: readonly string[], isAllowed: boolean) =>
    setRights((now) => withDeed(now, { areas: of, deed, isAllowed }));
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
              {DEEDS.map((deed) => (
                <th key={deed} scope="col">
                  {t(`deed.${deed}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t('roles.all')}</th>
              <td colSpan={DEEDS.length}>
                <input
                  type="checkbox"
                  aria-label={t('roles.all')}
                  checked={hasEverything(rights, areas)}
                  onChange={({ target }) => DEEDS.forEach((deed) => toggle(deed, areas, target.checked))}
                />
              </td>
            </tr>
            {areas.map((area) => (
              <tr key={area}>
                <th scope="row">{area}</th>
                {DEEDS.map((deed) => (
                  <td key={deed}>
                    <input
                      type="checkbox"
                      aria-label={`${area}: ${t(`deed.${deed}`)}`}
                      checked={may(rights, area, deed)}
                      onChange={({ target }) => toggle(deed, [area], target.checked)}
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
