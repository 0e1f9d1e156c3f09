import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCrumbs } from './crumbs.ts';
import { useTabTitle } from './use-tab-title.ts';
import './breadcrumbs.css';

/** Where this screen stands, each step a way back; on a phone only the last step before it. */
export function Breadcrumbs() {
  const { t } = useTranslation('common');
  const crumbs = useCrumbs();
  useTabTitle(crumbs);
  if (crumbs.length === 0) return null;
  // The step back is the last one before this screen that leads somewhere.
  const back = crumbs.slice(0, -1).findLastIndex(({ path }) => path !== undefined);
  return (
    <nav className="k-crumbs" aria-label={t('crumbs.label')}>
      <ol>
        {crumbs.map(({ label, path }, index) => {
          const isLast = index === crumbs.length - 1;
          return (
            <li key={index} data-back={index === back || undefined}>
              {isLast ? (
                <span aria-current="page">{label}</span>
              ) : path === undefined ? (
                <span>{label}</span>
              ) : (
                <Link to={path}>{label}</Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
