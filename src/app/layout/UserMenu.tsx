import Button from 'antd/es/button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../../engine/resource/use-text.ts';
import { useClientConfig } from '../../providers/config.ts';
import { sessionUser } from '../../providers/session.ts';
import type { SessionUser } from '../../wire/sign-in.ts';
import { signOut } from '../../providers/sign-in.ts';
import { Menu, type MenuItem } from '../../ui/Menu.tsx';
import { type LayoutDrawer, showDrawer } from '../drawers.ts';
import { UserFace } from './UserFace.tsx';
import { useTenants } from './use-tenants.ts';

/** The signed-in person, and their personal menu. */
export function UserMenu() {
  const user = sessionUser();
  return user ? <MenuOf user={user} /> : null;
}

function MenuOf({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation(['common', 'preferences']);
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const name = user.fullName || user.email;
  const { role: own } = useClientConfig();
  // While staff look as another role does, the configuration is that one's.
  const role = own?.name === user.role ? text(own.label) : t(`role.${user.role}`, { defaultValue: user.role });
  const { all, current, select } = useTenants(isOpen);
  const show = (drawer: LayoutDrawer) => () => showDrawer(drawer);
  const items: readonly MenuItem[] = [
    { key: 'account', label: t('layout.account'), to: '/v1/account' },
    { key: 'preferences', label: t('preferences:title'), onSelect: show('preferences') },
    { key: 'help', label: t('help.title'), onSelect: show('help') },
    { key: 'signOut', label: t('layout.signOut'), onSelect: signOut, isApart: true },
  ];
  // At the end, because they arrive later and must not move other items under a finger.
  const choice = all.length > 1 && {
    label: t('layout.tenants'),
    items: all.map(({ id, name: company }): MenuItem => ({
      key: id,
      label: company,
      isChecked: id === current?.id,
      onSelect: () => select(id),
    })),
  };
  return (
    <>
      <Button
        ref={button}
        type="text"
        className="k-user"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={t('layout.userMenu', { name })}
        onClick={() => setIsOpen(!isOpen)}
      >
        <UserFace name={name} avatar={user.avatar} />
        <span className="k-stack k-user-words k-user-name" aria-hidden="true">
          <strong className="k-cut">{name}</strong>
          <small className="k-muted k-cut">{role}</small>
        </span>
      </Button>
      {isOpen && (
        <Menu
          anchor={button}
          label={t('layout.userMenu', { name })}
          head={
            <div className="k-row" style={{ minWidth: 220 }}>
              <UserFace name={name} avatar={user.avatar} />
              <div className="k-stack k-user-words">
                <strong className="k-cut">{name}</strong>
                <small className="k-muted k-cut">{user.email}</small>
                <small className="k-muted k-cut">{role}</small>
                <small className="k-muted k-cut">{current?.name ?? '\u00a0'}</small>
              </div>
            </div>
          }
          items={items}
          choice={choice || undefined}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
