import { useDraggable } from '@dnd-kit/core';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { memo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../../../config/types.ts';
import { availableActions } from '../../resource/available.ts';
import { useEngine } from '../../resource/EngineContext.tsx';
import { keysOf } from '../../resource/keys.ts';
import { addressId, bestPath } from '../../resource/paths.ts';
import { CardFacts } from '../CardFacts.tsx';
import { cardParts } from '../card-parts.ts';
import { PHONE, useMedia } from '../../../ui/use-media.ts';
import { NameText } from '../../../ui/NameText.tsx';
import type { Wanted } from '../../run/use-run.ts';
import { useLanguage, useText } from '../../resource/use-text.ts';
import { type HeldCard, movesOf } from './moves.ts';

type BoardCardProps = { readonly record: Row; readonly onStart: (wanted: Wanted) => void };

/** One record: its title, the configured fields, and its actions as buttons. */
export const BoardCard = memo(function BoardCard({ record, onStart }: BoardCardProps) {
  const text = useText();
  const { config, resource } = useEngine();
  const board = resource.list.board;
  const language = useLanguage();
  const isPhone = useMedia(PHONE);
  const fields = (board?.card ?? []).flatMap((name) => resource.fields[name] ?? []);
  // A card shows only what has a value; a table has to keep a place for the rest.
  const shown = fields.filter((field) => keysOf(field).every((key) => record[key] !== false));
  const { title, facts } = cardParts({ resource, fields: shown, record, language, text });
  const actions = availableActions({ config, resource, record }).filter(
    ({ name }) => board?.actions === undefined || board.actions.includes(name),
  );
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
      className="k-raised k-board-card"
      data-moves={moves.size > 0}
      data-held={isDragging}
      {...(transform && { style: { transform: `translate(${transform.x}px, ${transform.y}px)` } })}
      {...listeners}
    >
      {path === undefined ? (
        <strong>
          <NameText name={title} />
        </strong>
      ) : (
        <Link to={path} draggable={false}>
          <NameText name={title} />
        </Link>
      )}
      <CardFacts facts={facts} record={record} />
      {actions.length > 0 && (
        <Flex wrap gap="small" style={{ marginBlockStart: 8 }}>
          {actions.map((action) => (
            <Button
              key={action.name}
              size={isPhone ? 'middle' : 'small'}
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
