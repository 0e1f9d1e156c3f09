import Breadcrumb from 'antd/es/breadcrumb';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import { type Crumb, useCrumbs } from './crumbs.ts';
import { useTabTitle } from './use-tab-title.ts';

/** The position of this screen, each step a way back; on a phone only the previous step. */
export function Breadcrumbs() {
  const { t } = useTranslation('common');
  const crumbs = useCrumbs();
  const isPhone = useMedia(PHONE);
  useTabTitle(crumbs);
  // The step back is the last one before this screen that leads somewhere.
  const back = crumbs.slice(0, -1).findLast(({ path }) => path !== undefined);
  const shown = isPhone ? crumbs.filter((crumb) => crumb === back) : crumbs;
  if (shown.length === 0) return null;
  return (
    <Breadcrumb
      className="k-crumbs"
      aria-label={t('crumbs.label')}
      separator="›"
      items={shown.map((crumb, index) => ({
        key: index,
        title: <Step crumb={crumb} isHere={crumb === crumbs.at(-1)} isBack={isPhone} />,
      }))}
    />
  );
}

type StepProps = { readonly crumb: Crumb; readonly isHere: boolean; readonly isBack: boolean };

function Step({ crumb: { label, path }, isHere, isBack }: StepProps) {
  if (isHere) return <span aria-current="page">{label}</span>;
  if (path === undefined) return label;
  return (
    <Link to={path} {...(isBack && { className: 'k-crumb-back' })}>
      {label}
    </Link>
  );
}
