import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClientResource, Row } from '../../config/types.ts';
import { DotsGlyph, PencilGlyph } from '../../ui/glyphs.tsx';
import { Menu, type MenuItem } from '../../ui/Menu.tsx';
import { availableActions } from '../resource/available.ts';
import type { Wanted } from '../run/use-run.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { isOffered } from '../resource/offered.ts';
import { addressId, duplicatePath, recordPath } from '../resource/paths.ts';
import { rowTitle } from '../resource/title.ts';
import { useText } from '../resource/use-text.ts';

/** Is there anything that this role may ever do with a row? Where there is not, rows have no menu. */
export function hasRowActions({ can }: ClientResource): boolean {
  return can.some((action) => !['list', 'create', 'export', 'import'].includes(action));
}

type RowMenuProps = { readonly record: Row; readonly onStart: (wanted: Wanted) => void };

/** What can be done with one row, by role and by the state of the record; worked out when it is opened. */
export function RowMenu({ record, onStart }: RowMenuProps) {
  const { t } = useTranslation('list');
  const { config, resource } = useEngine();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const title = rowTitle({ resource, row: record });
  const edit = isOffered('edit', { config, resource, record })
    ? recordPath({ resource, to: 'edit', id: addressId(record) })
    : undefined;
  return (
    <span className="k-row-menu">
      {edit !== undefined && (
        <Link className="k-icon-button" to={edit} aria-label={t('row.editOf', { title })}>
          <PencilGlyph />
        </Link>
      )}
      <button
        ref={button}
        type="button"
        className="k-icon-button"
        aria-label={t('row.more', { title })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <DotsGlyph />
      </button>
      {isOpen && (
        <OpenMenu
          record={record}
          anchor={button}
          label={t('row.more', { title })}
          edit={edit}
          onStart={onStart}
          onClose={() => {
            setIsOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </span>
  );
}

type OpenMenuProps = RowMenuProps & {
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly label: string;
  readonly edit: string | undefined;
  readonly onClose: () => void;
};

/** Its entries. A component of its own, so that rows whose menu is closed do not prepare them. */
function OpenMenu({ record, anchor, label, edit, onStart, onClose }: OpenMenuProps) {
  const { t } = useTranslation('list');
  const text = useText();
  const { config, resource } = useEngine();
  const show = resource.can.includes('show') ? recordPath({ resource, to: 'show', id: addressId(record) }) : undefined;
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
    ...(isOffered('delete', { config, resource, record })
      ? [{ key: 'delete', label: t('row.delete'), isDanger: true, onSelect: () => onStart({ kind: 'delete', record }) }]
      : []),
  ];
  return <Menu anchor={anchor} label={label} items={items} onClose={onClose} />;
}
