import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../config/types.ts';
import { Menu, type MenuItem } from '../../ui/Menu.tsx';
import { availableActions } from '../resource/available.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { isButtonOffered } from '../resource/offered.ts';
import { addressId, duplicatePath, recordPath } from '../resource/paths.ts';
import { editPath } from './edit-path.ts';
import { useText } from '../resource/use-text.ts';
import type { Wanted } from '../run/use-run.ts';

type RowItemsProps = {
  readonly record: Row;
  readonly onStart: (wanted: Wanted) => void;
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly label: string;
  readonly onClose: () => void;
};

/** The open menu of a row: everything that may be done with it in its state. */
export default function RowItems({ record, anchor, label, onStart, onClose }: RowItemsProps) {
  const { t } = useTranslation('list');
  const text = useText();
  const { config, resource } = useEngine();
  const show = resource.can.includes('show') ? recordPath({ resource, to: 'show', id: addressId(record) }) : undefined;
  const edit = editPath({ config, resource, record });
  const duplicate = duplicatePath({ resource, record });
  const items: readonly MenuItem[] = [
    ...(show === undefined ? [] : [{ key: 'show', label: t('row.show'), to: show }]),
    ...(edit === undefined ? [] : [{ key: 'edit', label: t('row.edit'), to: edit }]),
    ...availableActions({ config, resource, record }).map((action) => ({
      key: `action:${action.name}`,
      label: text(action.label),
      isDanger: action.danger,
      onSelect: () => onStart({ kind: 'action', record, action }),
    })),
    ...(duplicate === undefined ? [] : [{ key: 'duplicate', label: t('show:duplicate'), to: duplicate }]),
    ...(isButtonOffered('delete', { config, resource, record })
      ? [{ key: 'delete', label: t('row.delete'), isDanger: true, onSelect: () => onStart({ kind: 'delete', record }) }]
      : []),
  ];
  return <Menu anchor={anchor} label={label} items={items} onClose={onClose} />;
}
