import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Permission } from '../../../domain/demo/permissions.ts';
import type { ManagedUser } from '../../../domain/demo/users.ts';
import { PlusGlyph } from '../../../ui/glyphs.tsx';
import { Faces } from '../parts/Faces.tsx';
import { Answered } from '../../../ui/Answered.tsx';
import { StoredNote } from '../parts/StoredNote.tsx';
import { TileGrid } from '../parts/TileGrid.tsx';
import { useDemo } from '../parts/use-demo.ts';
import { useStoredValue } from '../parts/use-stored.ts';
import { useChoices } from './choices.ts';
import { type EditedRole, RoleDialog } from './RoleDialog.tsx';
import { beginningRights } from './role-rights.ts';
import { filteredUsers } from './users-path.ts';

type Users = { readonly users: readonly ManagedUser[]; readonly totalUsers: number };
type Permissions = { readonly permissions: readonly Permission[] };

/** Roles changed or added in this session; the demo has no call for them. */
type StoredRoles = readonly EditedRole[];

/** Max faces of a role; the rest is a number. */
const FACES = 4;

/** The roles of the demo's users: their number of users, and their rights. */
export function Roles() {
  const users = useDemo<Users>('users', '/apps/users?itemsPerPage=-1');
  return (
    <Answered answer={users} rows={4}>
      {({ users: all }) => <RoleCards users={all} />}
    </Answered>
  );
}

function RoleCards({ users }: { readonly users: readonly ManagedUser[] }) {
  const { t } = useTranslation('demo-people');
  const choices = useChoices('demo-users', 'role');
  const areas = useDemo<Permissions>('permissions', '/apps/permissions?itemsPerPage=-1').data?.permissions ?? [];
  const [stored, keep] = useStoredValue<StoredRoles>('roles');
  const [edited, setEdited] = useState<EditedRole>();
  const names = areas.map(({ name }) => name);
  const known = choices.map(({ value, label }) => ({ id: value, name: label, rights: beginningRights(value, names) }));
  const added = (stored ?? []).filter(({ id }) => !known.some((role) => role.id === id));
  const roles = [...known.map((role) => stored?.find(({ id }) => id === role.id) ?? role), ...added];

  const handleSave = (role: EditedRole) => {
    keep([...(stored ?? []).filter(({ id }) => id !== role.id), role]);
    setEdited(undefined);
  };
  return (
    <section aria-label={t('roles.title')}>
      <TileGrid width={280}>
        {roles.map((role) => (
          <RoleCard
            key={role.id}
            role={role}
            members={users.filter((user) => user.role === role.id)}
            onEdit={names.length === 0 ? undefined : () => setEdited(role)}
          />
        ))}
        <li className="k-panel">
          <p className="k-muted">{t('roles.addText')}</p>
          <Button
            type="primary"
            icon={<PlusGlyph />}
            disabled={names.length === 0}
            onClick={() => setEdited({ id: '', name: '', rights: beginningRights('', names) })}
          >
            {t('roles.add')}
          </Button>
        </li>
      </TileGrid>
      <StoredNote isStored={stored !== undefined} onForget={() => keep(undefined)} />
      {edited && (
        <RoleDialog
          role={edited}
          areas={names}
          taken={roles.filter(({ id }) => id !== edited.id).map(({ name }) => name)}
          onSave={handleSave}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  );
}

type RoleCardProps = {
  readonly role: EditedRole;
  readonly members: readonly ManagedUser[];
  /** Absent until the possible rights have loaded. */
  readonly onEdit: (() => void) | undefined;
};

function RoleCard({ role, members, onEdit }: RoleCardProps) {
  const { t } = useTranslation('demo-people');
  return (
    <li className="k-panel">
      <Flex gap="8px" align="center" justify="space-between">
        <Link to={filteredUsers('role', role.id)}>{t('roles.users', { count: members.length })}</Link>
        <span aria-hidden="true">
          <Faces faces={members.slice(0, FACES).map(faceOf)} size="middle" more={members.length - FACES} />
        </span>
      </Flex>
      <h2>{role.name}</h2>
      <Button disabled={!onEdit} onClick={onEdit}>
        {t('roles.edit')} <span className="k-hidden">{role.name}</span>
      </Button>
    </li>
  );
}

const faceOf = ({ fullName, avatar }: ManagedUser) => ({ name: fullName, avatar });
