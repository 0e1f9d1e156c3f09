import Menu from 'antd/es/menu';
import { useDeferredValue, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuGroupEntries } from '../../../engine/menu.ts';
import { useText } from '../../../engine/resource/use-text.ts';
import { setFold, unfold, useFolds } from './folds.ts';
import { useMenu } from './here.ts';
import { groupKey, menuItems } from './menu-items.tsx';
import { useApart } from './use-apart.ts';

/** A menu this short is shown whole: folding it would only hide it. */
const SHORT = 12; // entries

type MenuGroupsProps = {
  /** Only icons show. */
  readonly hasTips?: boolean;
};

/**
 * Collapsible groups of the screens the role may open. They are drawn after the screen, because they take longer than
 * the rest of the frame.
 */
export function MenuGroups(props: MenuGroupsProps) {
  const { t } = useTranslation('menu');
  const isDrawn = useDeferredValue(true, false);
  return (
    <nav className="k-menu-groups" aria-label={t('label')}>
      {isDrawn && <Groups {...props} />}
    </nav>
  );
}

function Groups({ hasTips = false }: MenuGroupsProps) {
  const text = useText();
  const { groups, here, counts } = useMenu();
  const { waitingId, bring } = useApart();
  const folds = useFolds();
  const current = here?.group.id;
  const outer = here?.group.in;
  const isShort = groups.reduce((sum, { entries }) => sum + entries.length, 0) <= SHORT;
  // Opens the current screen's group, even if it was collapsed before.
  useEffect(() => {
    if (current !== undefined) unfold(current);
    if (outer !== undefined) unfold(outer);
  }, [current, outer]);
  const isOpen = ({ id, isApart }: MenuGroupEntries) =>
    isApart !== true && (folds[id] ?? (isShort || id === current || id === outer));
  const openKeys = groups.filter(isOpen).map(({ id }) => groupKey(id));

  const handleOpenChange = (keys: readonly string[]) => {
    for (const group of groups) {
      const isWanted = keys.includes(groupKey(group.id));
      if (isWanted === isOpen(group)) continue;
      if (group.isApart) bring(group.id);
      setFold({ id: group.id, isOpen: isWanted });
    }
  };
  return (
    <Menu
      mode="inline"
      theme="dark"
      inlineIndent={0}
      items={menuItems({ groups, counts, hereKey: here?.entry.key, text, waitingId, hasTips, openKeys })}
      selectedKeys={here ? [here.entry.key] : []}
      openKeys={openKeys}
      onOpenChange={handleOpenChange}
    />
  );
}
