import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Permission } from '../../../domain/demo/permissions.ts';
import { PlusGlyph } from '../../../ui/glyphs.tsx';
import { useDemo, useDemoCall } from '../parts/use-demo.ts';
import { useChoices } from './choices.ts';
import { PermissionDialog, type TypedPermission } from './PermissionDialog.tsx';
import './permissions.css';

/** Above the list of permissions: adds one, or changes one of those in it. */
export function Permissions() {
  const { t } = useTranslation('demo-people');
  const roles = useChoices('demo-permissions', 'assignedTo');
  const { data } = useDemo<{ permissions: readonly Permission[] }>('permissions', '/apps/permissions?itemsPerPage=-1');
  const { run, error, forget } = useDemoCall('permissions');
  const [edited, setEdited] = useState<Permission | 'new'>();
  const picker = useId();
  const known = data?.permissions ?? [];
  const permission = edited === 'new' ? undefined : edited;

  const open = (next: Permission | 'new' | undefined) => {
    forget();
    setEdited(next);
  };
  const handleSave = async (body: TypedPermission) => {
    const path = permission ? `/apps/permissions/${permission.id}` : '/apps/permissions';
    const { isDone } = await run({ path, method: permission ? 'PUT' : 'POST', body });
    if (isDone) setEdited(undefined);
  };
  return (
    <section className="k-panel k-permissions k-controls" aria-label={t('permissions.title')}>
      <h2>{t('permissions.title')}</h2>
      <div className="k-permissions-ways">
        <button type="button" className="k-control k-control-main" onClick={() => open('new')}>
          <PlusGlyph /> {t('permissions.add')}
        </button>
        <label htmlFor={picker}>
          {t('permissions.edit')}
          <select
            id={picker}
            value=""
            onChange={(event) => open(known.find(({ id }) => String(id) === event.target.value))}
          >
            <option value="">{t('permissions.choose')}</option>
            {known.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      {edited !== undefined && (
        <PermissionDialog
          permission={permission}
          roles={roles}
          taken={known.filter(({ id }) => id !== permission?.id).map(({ name }) => name)}
          problem={error?.message}
          onSave={(typed) => void handleSave(typed)}
          onClose={() => open(undefined)}
        />
      )}
    </section>
  );
}
