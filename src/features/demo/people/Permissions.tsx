import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Select from 'antd/es/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Permission } from '../../../domain/demo/permissions.ts';
import { PlusGlyph } from '../../../ui/glyphs.tsx';
import { useDemo, useDemoCall } from '../parts/use-demo.ts';
import { useChoices } from './choices.ts';
import { PermissionDialog, type TypedPermission } from './PermissionDialog.tsx';

/** Above the list of permissions: adds one, or changes one of those in it. */
export function Permissions() {
  const { t } = useTranslation('demo-people');
  const roles = useChoices('demo-permissions', 'assignedTo');
  const { data } = useDemo<{ permissions: readonly Permission[] }>('permissions', '/apps/permissions?itemsPerPage=-1');
  const { run, error, forget } = useDemoCall('permissions');
  const [edited, setEdited] = useState<Permission | 'new'>();
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
    <section className="k-panel" aria-label={t('permissions.title')} style={{ marginBlockEnd: 16 }}>
      <h2>{t('permissions.title')}</h2>
      <Flex wrap gap="12px">
        <Button type="primary" icon={<PlusGlyph />} onClick={() => open('new')}>
          {t('permissions.add')}
        </Button>
        <Select
          aria-label={t('permissions.edit')}
          placeholder={t('permissions.edit')}
          showSearch
          optionFilterProp="label"
          popupMatchSelectWidth={false}
          value={null}
          options={known.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(chosen: number | null) => open(known.find(({ id }) => id === chosen))}
        />
      </Flex>
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
