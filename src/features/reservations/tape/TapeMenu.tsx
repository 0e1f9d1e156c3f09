import Dropdown from 'antd/es/dropdown';
import { useTranslation } from 'react-i18next';

export type TapeMenuEntry = { readonly key: string; readonly onChoose: () => void; readonly isOff?: boolean };
type MenuProps = {
  readonly at: { readonly x: number; readonly y: number };
  /** The menu's subject. */
  readonly label: string;
  readonly entries: readonly TapeMenuEntry[];
  readonly onClose: () => void;
};

/** The actions of a bar or an empty night: after a long press, a right click or the menu key. */
export default function TapeMenu({ at, label, entries, onClose }: MenuProps) {
  const { t } = useTranslation('tape');
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      menu={{
        'aria-label': label,
        items: [
          {
            key: 'about',
            type: 'group',
            label,
            children: entries.map(({ key, isOff = false }) => ({ key, label: t(`menu.${key}`), disabled: isOff })),
          },
        ],
        onClick: ({ key }) => {
          onClose();
          entries.find((entry) => entry.key === key)?.onChoose();
        },
      }}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <span style={{ position: 'fixed', left: at.x, top: at.y, width: 1, height: 1 }} />
    </Dropdown>
  );
}
