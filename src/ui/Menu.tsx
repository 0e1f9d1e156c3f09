// antd's Dropdown, open while mounted, below a button that is elsewhere.
import Dropdown, { type DropdownProps } from 'antd/es/dropdown';
import type { ReactNode, RefObject } from 'react';
import { Link, useNavigate } from 'react-router';
import { CheckGlyph } from './glyphs.tsx';
import { Layer } from './Layer.tsx';
import { At, useLayerKeys } from './use-layer.ts';

export type MenuItem = {
  readonly key: string;
  readonly label: ReactNode;
  readonly isDanger?: boolean;
  /** A radio item; exactly one of several is checked. */
  readonly isChecked?: boolean;
  /** A line above it: what follows is something else. */
  readonly isApart?: boolean;
} & ({ readonly to: string } | { readonly onSelect: () => void });
type MenuProps = {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** Radio items below them. */
  readonly choice?: { readonly label: string; readonly items: readonly MenuItem[] } | undefined;
  /** Above the entries: who or what they are about. */
  readonly head?: ReactNode;
  readonly onClose: () => void;
};
type Entries = NonNullable<NonNullable<DropdownProps['menu']>['items']>;

const KEYS = ['Escape', 'Tab'];

/** A menu below a button: arrows move, Escape and Tab close, and the focus goes back to the button. */
export function Menu({ anchor, label, items, choice, head, onClose }: MenuProps) {
  const content = useLayerKeys({ anchor, onClose, keys: KEYS });
  const navigate = useNavigate();
  const all = [...items, ...(choice?.items ?? [])];

  const choose: NonNullable<DropdownProps['menu']>['onClick'] = ({ key, domEvent }) => {
    const isKey = domEvent.type === 'keydown';
    // Or the key would press what has the focus next.
    if (isKey) domEvent.preventDefault();
    const item = all.find((one) => one.key === key);
    onClose();
    anchor.current?.focus();
    if (!item) return;
    if (!('to' in item)) item.onSelect();
    // A clicked link navigates by itself.
    else if (isKey || !(domEvent.target instanceof Element && domEvent.target.closest('a'))) void navigate(item.to);
  };
  const entries: Entries = items.flatMap((item) => [
    ...(item.isApart ? [{ type: 'divider' as const, key: `before ${item.key}` }] : []),
    entryOf(item),
  ]);
  const groups: Entries = head ? [{ type: 'group', key: 'head', label: head, children: entries }] : entries;
  if (choice) groups.push({ type: 'group', key: 'choice', label: choice.label, children: choice.items.map(entryOf) });
  return (
    <Dropdown
      open
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: groups,
        'aria-label': label,
        selectedKeys: all.filter(({ isChecked }) => isChecked).map(({ key }) => key),
        onClick: choose,
      }}
      popupRender={(menu) => (
        <div>
          <Layer ref={content} focused="[role^=menuitem]">
            {menu}
          </Layer>
        </div>
      )}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <At anchor={anchor} />
    </Dropdown>
  );
}

function entryOf(item: MenuItem): Entries[number] {
  const { key, label, isDanger = false, isChecked } = item;
  return {
    key,
    danger: isDanger,
    label: 'to' in item ? <Link to={item.to}>{label}</Link> : label,
    ...(isChecked !== undefined && {
      role: 'menuitemradio',
      'aria-checked': isChecked,
      icon: isChecked ? <CheckGlyph /> : <span className="ant-dropdown-menu-item-icon" />,
    }),
  };
}
