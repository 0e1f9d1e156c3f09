import Badge from 'antd/es/badge';
import Button from 'antd/es/button';
import Card from 'antd/es/card';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import { useTranslation } from 'react-i18next';
import type { ShownFile } from '../files/file-value.ts';
import { Photo } from '../files/Photo.tsx';

/** characters of a caption */
const LONGEST_CAPTION = 300;

type PictureCardProps = {
  readonly file: ShownFile;
  readonly index: number;
  readonly count: number;
  readonly isDragged: boolean;
  readonly onDrag: (key: string | undefined) => void;
  /** Another card is dragged over this one. */
  readonly onOver: () => void;
  readonly onMove: (to: number, way: string) => void;
  readonly onRemove: () => void;
  readonly onCaption: (caption: string) => void;
};

/** One picture of a form with its caption and the ways it may go. */
export function PictureCard({
  file,
  index,
  count,
  isDragged,
  onDrag,
  onOver,
  onMove,
  onRemove,
  onCaption,
}: PictureCardProps) {
  const { t } = useTranslation('fields');
  const number = index + 1;
  const name = file.caption === '' ? t('images.number', { number, count }) : file.caption;
  // Not `disabled`: a button that is pressed until it ends keeps its focus.
  const way = (sign: string, label: string, to: number, isOff: boolean) => (
    <Button
      key={sign}
      type="text"
      block
      data-way={`${file.key} ${sign}`}
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onMove(to, sign)}
    >
      {sign}
    </Button>
  );
  const photo = <Photo file={file} alt={name} className="k-picture-card-photo" />;
  return (
    <li
      className={isDragged ? 'k-picture-card k-picture-dragged' : 'k-picture-card'}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', file.name);
        onDrag(file.key);
      }}
      onDragEnter={onOver}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDragEnd={() => onDrag(undefined)}
    >
      <Card
        size="small"
        cover={index === 0 ? <Badge.Ribbon text={t('images.cover')}>{photo}</Badge.Ribbon> : photo}
        styles={{ body: { padding: 0 } }}
      >
        <Input
          variant="borderless"
          value={file.caption}
          maxLength={LONGEST_CAPTION}
          placeholder={t('images.caption')}
          aria-label={t('images.captionOf', { number, count })}
          onChange={(event) => onCaption(event.target.value)}
        />
        <Flex>
          {way('←', t('images.earlier', { number }), index - 1, index === 0)}
          {way('→', t('images.later', { number }), index + 1, number === count)}
          {way('★', t('images.makeCover', { number }), 0, index === 0)}
          <Button type="text" block danger aria-label={t('images.remove', { number })} onClick={onRemove}>
            ×
          </Button>
        </Flex>
      </Card>
    </li>
  );
}
