import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Permission } from '../../../domain/demo/permissions.ts';
import { CloseGlyph, PencilGlyph, PlusGlyph } from '../../../ui/glyphs.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { StoredNote } from '../parts/StoredNote.tsx';
import { useDemo } from '../parts/use-demo.ts';
import { useStoredValue } from '../parts/use-stored.ts';
import { type Choice, useChoices } from './choices.ts';
import { type EditedPermission, PermissionDialog } from './PermissionDialog.tsx';
import './permissions.css';

/** Above the list of permissions: no call adds or changes one, so what is typed here is kept for the session. */
export function Permissions() {
  const { t } = useTranslation('demo-people');
  const roles = useChoices('demo-permissions', 'assignedTo');
  const { data } = useDemo<{ permissions: readonly Permission[] }>('permissions', '/apps/permissions?itemsPerPage=-1');
  const [stored, keep] = useStoredValue<readonly EditedPermission[]>('permissions');
  const [edited, setEdited] = useState<EditedPermission>();
  const picker = useId();
  const own = stored ?? [];
  const known = data?.permissions ?? [];
  const names = [...known.map(({ name }) => name), ...own.map(({ name }) => name)];

  const without = (id: string) => own.filter((one) => one.id !== id);
  const handleSave = (permission: EditedPermission) => {
    keep([...without(permission.id), permission]);
    setEdited(undefined);
  };
  const handleRemove = (id: string) => keep(own.length === 1 ? undefined : without(id));
  const handlePick = (name: string) => {
    const permission = known.find((one) => one.name === name);
    if (permission) setEdited(own.find(({ id }) => id === name) ?? { id: name, name, roles: permission.assignedTo });
  };
  return (
    <section className="k-panel k-permissions k-controls" aria-label={t('permissions.title')}>
      <h2>{t('permissions.title')}</h2>
      <div className="k-permissions-ways">
        <button
          type="button"
          className="k-control k-control-main"
          onClick={() => setEdited({ id: '', name: '', roles: [] })}
        >
          <PlusGlyph /> {t('permissions.add')}
        </button>
        <label htmlFor={picker}>
          {t('permissions.edit')}
          <select id={picker} value="" onChange={(event) => handlePick(event.target.value)}>
            <option value="">{t('permissions.choose')}</option>
            {known.map(({ id, name }) => (
              <option key={id}>{name}</option>
            ))}
          </select>
        </label>
      </div>
      {own.length > 0 && <StoredTable {...{ own, roles }} onEdit={setEdited} onRemove={handleRemove} />}
      <StoredNote isStored={stored !== undefined} onForget={() => keep(undefined)} />
      {edited && (
        <PermissionDialog
          permission={edited}
          roles={roles}
          taken={names.filter((name) => name !== edited.name && name !== edited.id)}
          onSave={handleSave}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  );
}

type StoredTableProps = {
  readonly own: readonly EditedPermission[];
  readonly roles: readonly Choice[];
  readonly onEdit: (permission: EditedPermission) => void;
  readonly onRemove: (id: string) => void;
};

function StoredTable({ own, roles, onEdit, onRemove }: StoredTableProps) {
  const { t } = useTranslation('demo-people');
  return (
    <ul className="k-permissions-own">
      {own.map((permission) => (
        <li key={permission.id}>
          <span>
            <strong>{permission.name}</strong>
            {permission.id !== permission.name && !permission.id.startsWith('own-') && (
              <span> {t('permissions.was', { name: permission.id })}</span>
            )}
          </span>
          <span className="k-permissions-roles">
            {roles
              .filter(({ value }) => permission.roles.includes(value))
              .map(({ value, label, color }) => (
                <Tag key={value} color={color}>
                  {label}
                </Tag>
              ))}
          </span>
          <button
            type="button"
            className="k-control"
            aria-label={t('permissions.editOne', permission)}
            onClick={() => onEdit(permission)}
          >
            <PencilGlyph />
          </button>
          <button
            type="button"
            className="k-control"
            aria-label={t('permissions.remove', permission)}
            onClick={() => onRemove(permission.id)}
          >
            <CloseGlyph />
          </button>
        </li>
      ))}
    </ul>
  );
}
