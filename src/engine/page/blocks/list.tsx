import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import List from 'antd/es/list';
import Space from 'antd/es/space';
import type { ColumnType } from 'antd/es/table';
import { Link } from 'react-router';
import { useTranslation } from 'react-i18next';
import type { RowsBlock } from '../../../config/page-types.ts';
import type { ClientField, Row } from '../../../config/types.ts';
import { PHONE, useMedia } from '../../../ui/use-media.ts';
import { availableActions } from '../../resource/available.ts';
import { useActions } from '../../actions/use-actions.tsx';
import type { Wanted } from '../../run/use-run.ts';
import { alignOf } from '../../fields/displays.tsx';
import { FLAT, linkedField } from '../../list/columns.tsx';
import { RowCell } from '../../list/RowCell.tsx';
import { useEngine } from '../../resource/EngineContext.tsx';
import { addressId, bestPath } from '../../resource/paths.ts';
import { titlePaths } from '../../../config/title.ts';
import { rowTitle } from '../../resource/title.ts';
import { ScrollTable } from '../../../ui/ScrollTable.tsx';
import { useText } from '../../resource/use-text.ts';
import { BlockCard } from '../BlockCard.tsx';
import { useBlockList } from '../use-block-list.ts';
import { ofRecords } from '../of-records.tsx';

/** The first records of a view, the actions for each, and the link to all. */
export function RowsCard({ block }: { readonly block: RowsBlock }) {
  const { resource } = useEngine();
  const isPhone = useMedia(PHONE);
  const list = useBlockList(block);
  const { start, dialog } = useActions();
  const fields = block.columns.flatMap((name) => resource.fields[name] ?? []);
  const isNarrow = isPhone || block.width === 'third' || block.width === 'quarter';
  const Rows = isNarrow ? RowsAsList : RowsAsTable;
  return (
    <BlockCard block={block} total={list.total} state={list} waiting={block.limit} isFlush>
      <Rows block={block} fields={fields} rows={list.rows} onStart={start} />
      {dialog}
    </BlockCard>
  );
}

type RowsProps = {
  readonly block: RowsBlock;
  readonly fields: readonly ClientField[];
  readonly rows: readonly Row[];
  readonly onStart: (wanted: Wanted) => void;
};

function RowsAsTable({ block, fields, rows, onStart }: RowsProps) {
  const { t } = useTranslation('page');
  const text = useText();
  const linked = useLinked(fields);
  const columns = fields.map((field): ColumnType<Row> => ({
    key: field.name,
    title: text(field.label),
    align: alignOf(field) ?? 'start',
    render: (_, record) => <RowCell field={field} record={record} isLinked={field.name === linked} />,
  }));
  const actions: ColumnType<Row> = {
    key: 'actions',
    title: <span className="k-hidden">{t('actions')}</span>,
    align: 'end',
    render: (_, record) => <RowActions block={block} record={record} onStart={onStart} />,
  };
  return (
    <ScrollTable<Row>
      label={text(block.label)}
      rowKey="id"
      expandable={FLAT}
      dataSource={rows}
      columns={block.actions.length > 0 ? [...columns, actions] : columns}
    />
  );
}

/** The title first, the rest in a line below; labels of the values are for screen readers. */
function RowsAsList({ block, fields, rows, onStart }: RowsProps) {
  const text = useText();
  const { resource } = useEngine();
  const linked = useLinked(fields);
  const [first, ...others] = fields;
  if (!first) return null;
  // A person's name has several fields; the title joins them.
  const titled = titlePaths(resource.title);
  const isTitled = titled[0] === first.name && titled.every((name) => block.columns.includes(name));
  const more = isTitled ? others.filter(({ name }) => !titled.includes(name)) : others;
  return (
    <List
      size="small"
      dataSource={[...rows]}
      rowKey="id"
      renderItem={(record) => {
        const path = isTitled ? bestPath({ resource, id: addressId(record) }) : undefined;
        return (
          <List.Item style={{ gap: 8 }}>
            <Flex vertical className="k-break">
              <strong>
                {path === undefined ? (
                  <RowCell field={first} record={record} isLinked={first.name === linked} />
                ) : (
                  <Link to={path}>{rowTitle({ resource, row: record })}</Link>
                )}
              </strong>
              <Flex wrap gap="0 8px" align="center" className="k-muted">
                {more.map((field) => (
                  <span key={field.name}>
                    <span className="k-hidden">{text(field.label)} </span>
                    <RowCell field={field} record={record} isLinked={field.name === linked} />
                  </span>
                ))}
              </Flex>
            </Flex>
            <RowActions block={block} record={record} onStart={onStart} />
          </List.Item>
        );
      }}
    />
  );
}

/** The column that links to the record: as in its list, else the first. */
function useLinked(fields: readonly ClientField[]): string | undefined {
  const { resource } = useEngine();
  const columns = fields.map(({ name }) => ({ field: name, sum: false }));
  return linkedField({ ...resource, list: { ...resource.list, columns } }) ?? fields[0]?.name;
}

type RowActionsProps = Pick<RowsProps, 'block' | 'onStart'> & { readonly record: Row };

function RowActions({ block, record, onStart }: RowActionsProps) {
  const text = useText();
  const { config, resource } = useEngine();
  const title = rowTitle({ resource, row: record });
  const actions = availableActions({ config, resource, record }).filter(({ name }) => block.actions.includes(name));
  if (actions.length === 0) return null;
  return (
    <Space>
      {actions.map((action) => (
        <Button
          key={action.name}
          danger={action.danger}
          aria-label={`${text(action.label)}: ${title}`}
          onClick={() => onStart({ kind: 'action', record, action })}
        >
          {text(action.label)}
        </Button>
      ))}
    </Space>
  );
}

export default ofRecords(RowsCard);
