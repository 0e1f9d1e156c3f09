import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { menuEntries } from '../../engine/menu.ts';
import { useText } from '../../engine/resource/use-text.ts';
import { useClientConfig } from '../../providers/config.ts';
import { Icon } from '../../ui/Icon.tsx';
import { BrandMark } from '../Brand.tsx';

/** Groups and entries from the configuration: what the role may list, nothing else. */
export function SideMenu() {
  const { t } = useTranslation('menu');
  const text = useText();
  const groups = menuEntries(useClientConfig());
  return (
    <aside id="menu" className="k-side">
      <Link className="k-brand k-side-brand" to="/">
        <BrandMark /> Konak
      </Link>
      <nav aria-label={t('label')}>
        {groups.map((group) => (
          <div key={group.id} role="group" aria-labelledby={`menu-${group.id}`}>
            <h2 id={`menu-${group.id}`}>{text(group.label)}</h2>
            <ul>
              {group.entries.map((entry) => (
                <li key={entry.key}>
                  <NavLink to={entry.path}>
                    <Icon name={entry.icon} />
                    <span>{text(entry.label)}</span>
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </aside>
  );
}
