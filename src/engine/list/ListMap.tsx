import { useList } from '@refinedev/core';
import Button from 'antd/es/button';
import Col from 'antd/es/col';
import Flex from 'antd/es/flex';
import AntRow from 'antd/es/row';
import Typography from 'antd/es/typography';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { latLngOf } from '../../config/fields/location.ts';
import type { Row } from '../../config/types.ts';
import { Answered } from '../../ui/Answered.tsx';
import type { MapPoint } from '../../ui/map/map-types.ts';
import { PlaceMap } from '../map/PlaceMap.tsx';
import { answerOf } from '../resource/answer-of.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { addressId, bestPath } from '../resource/paths.ts';
import { rowTitle } from '../resource/title.ts';
import { useText } from '../resource/use-text.ts';
import type { ListControl } from './use-list-state.ts';
import './list-map.css';

/** Rows on the map at once: what one answer of the server brings. */
const MAX_ROWS = 500;

/** The list as a map: the rows of the same filters as pins, and the same rows as a list for keyboard and reader. */
export default function ListMap({ control }: { readonly control: ListControl }) {
  const { t } = useTranslation('list');
  const text = useText();
  const { resource } = useEngine();
  const [chosen, setChosen] = useState<string>();
  const { query, result } = useList<Row & { id: string }>({
    resource: resource.name,
    pagination: { currentPage: 1, pageSize: MAX_ROWS },
    ...(control.sorter && { sorters: [control.sorter] }),
    filters: [...control.filters],
    errorNotification: false,
    queryOptions: { placeholderData: (previous) => previous },
  });
  const rows = result.data;
  const points = useMemo(
    () =>
      rows.flatMap((row): MapPoint[] => {
        const place = latLngOf(row[resource.list.map ?? '']);
        return place ? [{ ...place, id: row.id, label: rowTitle({ resource, row }) }] : [];
      }),
    [rows, resource],
  );
  const answer = { ...answerOf(query), isCurrent: !query.isPlaceholderData };
  const pick = (id: string) => {
    setChosen(id);
    document.getElementById(`k-map-row-${id}`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Answered answer={answer} failed={t('failed')} rows={8}>
      {() => (
        <AntRow gutter={[16, 16]} className="k-list-map">
          <Col xs={{ span: 24, order: 1 }} md={{ span: 8, order: 0 }} className="k-map-rows">
            <Typography.Text type="secondary" role="status">
              {t('map.count', { count: points.length, total: result.total ?? 0 })}
            </Typography.Text>
            <ul className="k-below">
              {rows.map((row) => (
                <MapRow
                  key={row.id}
                  row={row}
                  isChosen={row.id === chosen}
                  isPlaced={points.some(({ id }) => id === row.id)}
                  onChoose={() => setChosen(row.id)}
                />
              ))}
            </ul>
          </Col>
          <Col xs={24} md={16}>
            <PlaceMap label={text(resource.label)} points={points} chosen={chosen} onPick={pick} />
          </Col>
        </AntRow>
      )}
    </Answered>
  );
}

type MapRowProps = {
  readonly row: Row & { id: string };
  readonly isChosen: boolean;
  readonly isPlaced: boolean;
  readonly onChoose: () => void;
};

function MapRow({ row, isChosen, isPlaced, onChoose }: MapRowProps) {
  const { t } = useTranslation('list');
  const { resource } = useEngine();
  const path = bestPath({ resource, id: addressId(row) });
  const title = rowTitle({ resource, row });
  return (
    <Flex component="li" id={`k-map-row-${row.id}`} align="center" gap="small">
      <Button
        block
        color={isChosen ? 'primary' : 'default'}
        variant={isChosen ? 'filled' : 'text'}
        aria-pressed={isChosen}
        disabled={!isPlaced}
        onClick={onChoose}
      >
        <span>
          {title}
          {!isPlaced && ` · ${t('map.noPlace')}`}
        </span>
      </Button>
      {path !== undefined && (
        <Link to={path} aria-label={t('map.open', { title })}>
          {t('map.go')}
        </Link>
      )}
    </Flex>
  );
}
