import Badge from 'antd/es/badge';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { MenuEntry } from '../../../engine/menu.ts';
import { useText } from '../../../engine/resource/use-text.ts';

type MenuLinkProps = {
  readonly entry: MenuEntry;
  readonly isHere: boolean;
  /** The number of open items, e.g. tasks; nothing is shown for 0. */
  readonly count: number | undefined;
  /** With its name on hover, where only the icon shows. */
  readonly hasTip: boolean;
};

/** One entry of any of the menus. */
export function MenuLink({ entry, isHere, count = 0, hasTip }: MenuLinkProps) {
  const { t } = useTranslation('menu');
  const label = useText()(entry.label);
  const { pathname } = useLocation();
  return (
    <Link
      className="k-row"
      to={entry.path}
      title={hasTip ? label : undefined}
      aria-current={isHere ? (pathname === entry.path ? 'page' : 'true') : undefined}
    >
      <span className="k-menu-label">{label}</span>
      {count > 0 && (
        <span className="k-menu-count">
          <Badge count={count} title="" aria-hidden="true" />
          <span className="k-hidden">{t('waiting', { count })}</span>
        </span>
      )}
    </Link>
  );
}
