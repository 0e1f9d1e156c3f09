import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionUser, type SessionUser } from '../../providers/session.ts';
import { signOut } from '../../providers/sign-in.ts';
import { Menu, type MenuItem } from '../../ui/Menu.tsx';
import { UserFace } from './UserFace.tsx';

/** Who is signed in, and everything that is about this person. */
export function UserMenu() {
  const user = sessionUser();
  return user ? <MenuOf user={user} /> : null;
}

function MenuOf({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation('common');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const name = user.fullName || user.email;
  const role = t(`role.${user.role}`, { defaultValue: user.role });
  const items: readonly MenuItem[] = [
    { key: 'account', label: t('layout.account'), to: '/v1/account' },
    { key: 'signOut', label: t('layout.signOut'), onSelect: signOut, isApart: true },
  ];
  return (
    <>
      <button
        ref={button}
        type="button"
        className="k-user"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={t('layout.userMenu', { name })}
        onClick={() => setIsOpen(!isOpen)}
      >
        <UserFace name={name} avatar={user.avatar} />
        <span className="k-user-name" aria-hidden="true">
          <strong>{name}</strong>
          <small>{role}</small>
        </span>
      </button>
      {isOpen && (
        <Menu
          anchor={button}
          label={t('layout.userMenu', { name })}
          head={
            <div className="k-user-head">
              <UserFace name={name} avatar={user.avatar} />
              <div>
                <strong>{name}</strong>
                <small>{user.email}</small>
                <small>{role}</small>
              </div>
            </div>
          }
          items={items}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
