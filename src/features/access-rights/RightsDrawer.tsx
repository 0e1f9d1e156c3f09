import Checkbox from 'antd/es/checkbox';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RightsChange, RightsEntry } from '../../config/rights/shapes.ts';
import { useText } from '../../engine/resource/use-text.ts';
import { Drawer } from '../../ui/Drawer.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { type ActionCell, actionCells, withTick } from './cells.ts';
import { WhyThis } from './WhyThis.tsx';

type RightsDrawerProps = {
  readonly entry: RightsEntry;
  readonly role: string;
  readonly roleLabel: string;
  readonly mayEdit: boolean;
  readonly unsaved: readonly RightsChange[];
  readonly onTick: (unsaved: readonly RightsChange[]) => void;
  /** The save controls. */
  readonly footer: ReactNode;
  readonly onClose: () => void;
};

const COLORS = { all: 'green', own: 'gold', no: undefined, some: 'gold' } as const;

/** One role and one resource: every action with its tick, every group of fields, and the reasons. */
export function RightsDrawer({ entry, role, roleLabel, mayEdit, unsaved, onTick, footer, onClose }: RightsDrawerProps) {
  const { t } = useTranslation('access-rights');
  const text = useText();
  const { name, label, groups } = entry;
  const handleTick = ({ action, state }: ActionCell, allow: boolean) =>
    onTick(withTick(unsaved, { entry: name, role, action: action.name, allow }, state !== 'no'));
  return (
    <Drawer title={`${roleLabel} · ${text(label)}`} footer={footer} onClose={onClose}>
      <div className="k-stack k-rights">
        <h3>{t('actions')}</h3>
        <ul className="k-stack k-rights-actions">
          {actionCells(entry, role, unsaved).map((cell) => {
            const { action, state, isFixed, wanted } = cell;
            const called = action.label
              ? text(action.label)
              : t(`action.${action.name}`, { defaultValue: action.name });
            return (
              <li key={action.name}>
                <Checkbox
                  checked={wanted ?? state !== 'no'}
                  disabled={!mayEdit || isFixed}
                  onChange={(event) => handleTick(cell, event.target.checked)}
                >
                  {called}
                </Checkbox>
                <span>
                  <Tag color={COLORS[state]}>{t(`state.${state}`)}</Tag>
                  {wanted !== undefined && <Tag color="blue">{t('unsaved')}</Tag>}
                  {isFixed && <Tag>{t('fixed')}</Tag>}
                </span>
                <WhyThis asked={{ resource: name, action: action.name, role }} what={called} />
              </li>
            );
          })}
        </ul>
        {groups.length > 0 && <h3>{t('groups')}</h3>}
        {groups.map((group) => {
          const read = group.read[role] ?? 'no';
          const write = group.write[role] ?? 'no';
          return (
            <details key={group.name}>
              <summary>
                {t(`group.${group.name}`)} <Tag color={COLORS[read]}>{t('reads', { what: t(`much.${read}`) })}</Tag>
                <Tag color={COLORS[write]}>{t('writes', { what: t(`much.${write}`) })}</Tag>
              </summary>
              <ul className="k-stack k-rights-actions">
                {group.fields.map((field) => (
                  <li key={field.name}>
                    <span>{text(field.label)}</span>
                    <WhyThis asked={{ resource: name, field: field.name, role }} what={text(field.label)} />
                  </li>
                ))}
              </ul>
            </details>
          );
        })}
      </div>
    </Drawer>
  );
}
