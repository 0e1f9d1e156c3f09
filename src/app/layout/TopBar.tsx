import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { sessionUser } from '../../providers/session.ts';
import { signOut } from '../../providers/sign-in.ts';
import { BrandMark } from '../Brand.tsx';
import { LanguageChoice } from '../preferences/LanguageChoice.tsx';
import { ThemeChoice } from '../preferences/ThemeChoice.tsx';

type TopBarProps = { readonly isMenuOpen: boolean; readonly onMenu: () => void };

export function TopBar({ isMenuOpen, onMenu }: TopBarProps) {
  const { t } = useTranslation('common');
  return (
    <header className="k-top">
      <button
        type="button"
        className="k-top-menu"
        aria-expanded={isMenuOpen}
        aria-controls="menu"
        aria-label={t(isMenuOpen ? 'layout.closeMenu' : 'layout.openMenu')}
        onClick={onMenu}
      >
        <Drawing path="M4 7h16M4 12h16M4 17h16" />
      </button>
      <Link className="k-brand k-top-brand" to="/" aria-label="Konak">
        <BrandMark /> <span>Konak</span>
      </Link>
      <div className="k-top-end">
        <LanguageChoice />
        <ThemeChoice />
        <Person />
      </div>
    </header>
  );
}

function Person() {
  const { t } = useTranslation('common');
  const user = sessionUser();
  if (!user) return null;
  const name = user.fullName || user.email;
  return (
    <div className="k-person">
      <span className="k-person-face" aria-hidden="true">
        {initialsOf(name)}
      </span>
      <span className="k-person-name">
        <strong>{name}</strong>
        <small>{t(`role.${user.role}`, { defaultValue: user.role })}</small>
      </span>
      <button
        type="button"
        className="k-person-out"
        title={t('layout.signOut')}
        aria-label={t('layout.signOut')}
        onClick={signOut}
      >
        <Drawing path="M15 4h4v16h-4M10 8l-4 4 4 4M6 12h10" />
      </button>
    </div>
  );
}

function Drawing({ path }: { readonly path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
    >
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  // By code points: the first one may be outside the basic plane.
  return ends.map((word) => Array.from(word ?? '')[0] ?? '').join('');
}
