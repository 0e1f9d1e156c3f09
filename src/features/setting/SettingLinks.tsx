import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClientConfig } from '../../config/types.ts';
import { useText } from '../../engine/resource/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import './setting.css';

/** Settings with screens of their own, in the order of setting up. */
const RESOURCES = [
  'dated-rates',
  'contract-texts',
  'message-templates',
  'messages',
  'accounts',
  'api-keys',
  'webhooks',
  'automations',
  'feeds',
];
const PAGES = ['daily-reminder', 'configuration', 'api', 'system'];

/** Links from the settings to everything set elsewhere, as far as the role may open it. */
export function SettingLinks({ config }: { readonly config: ClientConfig }) {
  const { t } = useTranslation('setting');
  const text = useText();
  const found = [
    ...RESOURCES.flatMap((name) => {
      const resource = config.resources[name];
      return resource?.can.includes('list') ? [{ ...resource, path: resource.routes.list }] : [];
    }),
    ...PAGES.flatMap((name) => {
      const page = config.pages[name];
      return page ? [{ ...page, path: page.route }] : [];
    }),
  ];
  return (
    <nav className="k-stack k-setting-links" aria-label={t('links.title')}>
      {found.map(({ name, label, icon, path }) => (
        <Link key={name} to={path} className="k-box">
          <Icon name={icon} />
          <span className="k-stack" style={{ gap: 0, alignContent: 'start' }}>
            <strong>{text(label)}</strong>
            <small className="k-muted">{t(`links.${name}`)}</small>
          </span>
        </Link>
      ))}
    </nav>
  );
}
