import { useDraggable } from '@dnd-kit/core';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { memo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../../../config/types.ts';
import { availableActions } from '../../resource/available.ts';
import { FieldCell } from '../../fields/displays.tsx';
import { useEngine } from '../../resource/EngineContext.tsx';
import { keysOf } from '../../resource/keys.ts';
import { addressId, bestPath } from '../../resource/paths.ts';
import { useRecordTexts } from '../../run/use-record-texts.ts';
import { namedIn } from '../named-in.ts';
import type { Wanted } from '../../run/use-run.ts';
import { useText } from '../../resource/use-text.ts';
import { type HeldCard, movesOf } from './moves.ts';

type BoardCardProps = { readonly record: Row; readonly onStart: (wanted: Wanted) => void };

/** One record: its title, what the configuration puts on a card, and what can be done with it as buttons. */
export const BoardCard = memo(function BoardCard({ record, onStart }: BoardCardProps) {
  const text = useText();
  const { config, resource } = useEngine();
  const board = resource.list.board;
  const { nameOf } = useRecordTexts();
  const inTitle = namedIn(resource);
  const fields = (board?.card ?? []).flatMap((name) => resource.fields[name] ?? []);
  const facts = fields.filter(
    (field) =>
      !inTitle.includes(field.name) && !keysOf(field).some((key) => inTitle.includes(key) || isEmpty(record[key])),
  );
  const actions = availableActions({ config, resource, record }).filter(
    ({ name }) => board?.actions === undefined || board.actions.includes(name),
  );
  const title = nameOf(record);
  const path = bestPath({ resource, id: addressId(record) });
  const moves = movesOf(actions, board?.by ?? '');
  const held: HeldCard = { record, moves };
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({
    id: record.id,
    data: held,
    disabled: moves.size === 0,
  });
  return (
    <li
      ref={setNodeRef}
      className="k-board-card"
      data-moves={moves.size > 0}
      data-held={isDragging}
      {...(transform && { style: { transform: `translate(${transform.x}px, ${transform.y}px)` } })}
      {...listeners}
    >
      {path === undefined ? (
        <strong>{title}</strong>
      ) : (
        <Link to={path} draggable={false}>
          {title}
        </Link>
      )}
      {facts.length > 0 && (
        <dl className="k-facts">
          {facts.map((field) => (
            <div key={field.name}>
              <dt>{text(field.label)}</dt>
              <dd>
                <FieldCell field={field} record={record} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {actions.length > 0 && (
        <Flex wrap gap="small">
          {actions.map((action) => (
            <Button
              key={action.name}
              size="small"
              danger={action.danger}
              aria-label={`${text(action.label)}: ${title}`}
              onClick={() => onStart({ kind: 'action', record, action })}
            >
              {text(action.label)}
            </Button>
          ))}
        </Flex>
      )}
    </li>
  );
});

/** A card says what there is; a table has to keep a place for what there is not. */
function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    value === false ||
    (Array.isArray(value) && value.length === 0)
  );
}
