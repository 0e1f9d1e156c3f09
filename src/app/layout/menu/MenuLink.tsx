import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { MenuEntry } from '../../../engine/menu.ts';
import { useText } from '../../../engine/resource/use-text.ts';
import { Icon } from '../../../ui/Icon.tsx';

type MenuLinkProps = {
  readonly entry: MenuEntry;
  readonly isHere: boolean;
  /** The number of open items, e.g. tasks; nothing is shown for 0. */
  readonly count: number | undefined;
  /** With its name on hover, where only the icon shows. */
  readonly hasTip?: boolean;
};

/** One entry of any of the menus. */
export function MenuLink({ entry, isHere, count = 0, hasTip = false }: MenuLinkProps) {
  const { t } = useTranslation('menu');
  const label = useText()(entry.label);
  const { pathname } = useLocation();
  return (
    <Link
      className="k-menu-link"
      to={entry.path}
      title={hasTip ? label : undefined}
      data-here={isHere || undefined}
      aria-current={isHere ? (pathname === entry.path ? 'page' : 'true') : undefined}
    >
      <Icon name={entry.icon} />
      <span className="k-cut k-menu-label">{label}</span>
      {count > 0 && (
        <span className="k-menu-count">
          <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
          <span className="k-hidden">{t('waiting', { count })}</span>
        </span>
      )}
    </Link>
  );
}
