import Menu from 'antd/es/menu';
import { useTranslation } from 'react-i18next';
import { useText } from '../../../engine/resource/use-text.ts';
import { useMenu } from './here.ts';
import { menuItems } from './menu-items.tsx';
import { useApart } from './use-apart.ts';
import './menu.css';

/** The navigation as a bar below the top bar. Groups without room stand together under "More". */
export default function HorizontalMenu() {
  const { t } = useTranslation('menu');
  const text = useText();
  const { groups, here, counts } = useMenu();
  const { waitingId, bring } = useApart();
  const items = menuItems({
    groups,
    counts,
    hereKey: here?.entry.key,
    text,
    waitingId,
    apart: (group) => ({
      key: `apart:${group.id}`,
      label: t('apart', { group: text(group.label) }),
      onClick: () => bring(group.id),
    }),
  });
  return (
    <nav id="menu" className="k-bar" aria-label={t('label')}>
      <Menu
        mode="horizontal"
        items={items}
        selectedKeys={here ? [here.entry.key] : []}
        overflowedIndicator={t('more')}
        getPopupContainer={(within) => within.closest('nav') ?? document.body}
      />
    </nav>
  );
}
