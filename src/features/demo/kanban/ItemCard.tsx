import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { KanbanBoard, Item } from '../../../domain/demo/kanban.ts';
import { formatDate, formatNumber } from '../../../engine/format.ts';
import { isSafeImage } from '../../../engine/fields/safe-image.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { DotsGlyph } from '../../../ui/glyphs.tsx';
import { Stroke } from '../../../ui/Stroke.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import '../parts/choice-row.css';
import { Faces } from '../parts/Faces.tsx';
import { MenuButton } from '../parts/MenuButton.tsx';
import { labelColor } from './label-color.ts';

export type ItemActions = {
  readonly boards: readonly KanbanBoard[];
  readonly boardId: number;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
  readonly onBoard: (boardId: number) => void;
  /** Undefined at either end. */
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
};
type ItemCardProps = {
  readonly item: Item;
  /** The handle for keyboard dragging. */
  readonly grip?: ReactNode;
  /** Absent while dragging, because then it is only a preview. */
  readonly actions?: ItemActions;
};

/** Drawn by us, like the card's other icons: a clip, a speech bubble, a calendar leaf. */
const CLIP = 'M19 11.5l-7.2 7.2a4.5 4.5 0 0 1-6.4-6.4l8-8a3 3 0 0 1 4.2 4.2l-7.8 7.9a1.5 1.5 0 0 1-2.1-2.1l6.8-6.9';
const BUBBLE = 'M4 5h16v11H10l-4 4v-4H4z';
const LEAF = 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4';

export function ItemCard({ item, grip, actions }: ItemCardProps) {
  const { t } = useTranslation('demo-kanban');
  const language = useLanguage();
  const { title, image, labels, dueDate, members, attachments, commentsCount } = item;
  const number = (value: number) => formatNumber({ value, language });
  return (
    <Flex vertical component="article" gap="8px" className="k-panel k-kanban-card" data-held={actions === undefined}>
      <Flex align="flex-start">
        <Flex wrap flex={1} gap="4px">
          {labels.map((label) => (
            <Tag key={label} color={labelColor(label)}>
              {label}
            </Tag>
          ))}
        </Flex>
        {grip}
        {actions && <ItemMenu title={title} {...actions} />}
      </Flex>
      {isSafeImage(image) && (
        <img
          style={{ width: '100%', borderRadius: 'var(--k-radius)' }}
          src={image}
          alt=""
          loading="lazy"
          draggable={false}
        />
      )}
      {actions ? (
        <Button
          type="text"
          className="k-kanban-title k-choice-row-button"
          style={{ padding: 0 }}
          onClick={actions.onOpen}
        >
          <strong>{title}</strong>
        </Button>
      ) : (
        <strong>{title}</strong>
      )}
      <Flex wrap gap="4px 12px" align="center" className="k-muted k-small">
        {dueDate !== '' && (
          <span title={t('fields.dueDate')}>
            <Stroke path={LEAF} />
            <span className="k-hidden">{t('fields.dueDate')}:</span>
            {formatDate({ value: dueDate.slice(0, 10), language })}
          </span>
        )}
        {attachments > 0 && (
          <span title={t('fields.attachments')}>
            <Stroke path={CLIP} />
            <span aria-hidden="true">{number(attachments)}</span>
            <span className="k-hidden">{t('attachments', { count: attachments })}</span>
          </span>
        )}
        {commentsCount > 0 && (
          <span title={t('fields.comments')}>
            <Stroke path={BUBBLE} />
            <span aria-hidden="true">{number(commentsCount)}</span>
            <span className="k-hidden">{t('comments', { count: commentsCount })}</span>
          </span>
        )}
        {members.length > 0 && <Faces faces={members.map(({ name, img }) => ({ name, avatar: img }))} />}
      </Flex>
    </Flex>
  );
}

/** The drag's effects as menu entries, and the other actions. */
function ItemMenu({
  title,
  boards,
  boardId,
  onOpen,
  onDelete,
  onBoard,
  onUp,
  onDown,
}: ItemActions & { title: string }) {
  const { t } = useTranslation('demo-kanban');
  return (
    <MenuButton
      size="small"
      icon={<DotsGlyph />}
      label={t('item.menu', { title })}
      items={[
        { key: 'open', label: t('item.edit'), onSelect: onOpen },
        ...(onUp ? [{ key: 'up', label: t('item.up'), onSelect: onUp }] : []),
        ...(onDown ? [{ key: 'down', label: t('item.down'), onSelect: onDown }] : []),
        { key: 'delete', label: t('item.delete'), isDanger: true, onSelect: onDelete },
      ]}
      choice={{
        label: t('item.moveTo'),
        items: boards.map(({ id, title: name }) => ({
          key: `board-${id}`,
          label: name,
          isChecked: id === boardId,
          onSelect: () => id !== boardId && onBoard(id),
        })),
      }}
    />
  );
}
