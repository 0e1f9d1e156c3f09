import { useList } from '@refinedev/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChildrenField, ClientResource, Row } from '../../config/types.ts';
import { Answered } from '../../ui/Answered.tsx';
import { Pages } from '../../ui/Pages.tsx';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import { tableColumns } from '../list/columns.tsx';
import { FoldingTable } from '../list/FoldingTable.tsx';
import ListCards from '../list/ListCards.tsx';
import { answerOf } from '../resource/answer-of.ts';
import { sorterOf } from '../resource/child-sorter.ts';
import { EngineProvider, useEngine } from '../resource/EngineContext.tsx';
import { useRecordTexts } from '../run/use-record-texts.ts';
import { LinkButton } from '../resource/LinkButton.tsx';
import { useText } from '../resource/use-text.ts';
import { newChildPath } from '../resource/way-of-child.ts';
import '../list/list.css';

/** Rows: a card takes the place of several lines of a table. */
const PAGE = { table: 10, cards: 5 };

type RelationProps = {
  readonly field: ChildrenField;
  readonly record: Row;
  /** The button to add one is elsewhere. */
  readonly isAddedAbove: boolean;
};

/** The records with the columns that the field names, instead of those of their list, and without what they all name: this record. */
function asListed(child: ClientResource, { columns, via }: ChildrenField): ClientResource {
  const named = columns?.map((name) => ({ field: name, sum: false })) ?? child.list.columns;
  return { ...child, list: { ...child.list, columns: named.filter(({ field }) => field !== via) } };
}

/** The records that belong to this one, as their own list has them unless the field says otherwise, with paging of their own. */
export function Relation({ field, record, isAddedAbove }: RelationProps) {
  const { t } = useTranslation('show');
  const text = useText();
  const { config, resource } = useEngine();
  const { nameOf } = useRecordTexts();
  const isPhone = useMedia(PHONE);
  const pageSize = isPhone ? PAGE.cards : PAGE.table;
  const [page, setPage] = useState(1);
  const known = config.resources[field.resource];
  const child = useMemo(() => known && asListed(known, field), [known, field]);
  const { query } = useList<Row & { id: string }>({
    resource: field.resource,
    pagination: { currentPage: page, pageSize },
    filters: [
      { field: field.via, operator: 'eq', value: record.id },
      ...(field.view === undefined ? [] : [{ field: 'view', operator: 'eq' as const, value: field.view }]),
    ],
    ...(field.sort !== undefined && child && { sorters: [sorterOf(child, field.sort)] }),
    errorNotification: false,
    queryOptions: { enabled: child !== undefined, placeholderData: (previous) => previous },
  });
  if (!child) return null;
  const way = newChildPath({ config, resource, field, record });
  const add = way !== undefined && !isAddedAbove && (
    <p className="k-line k-relation-add">
      <LinkButton type="link" style={{ paddingInline: 0 }} to={way}>
        {t('relation.add', { one: text(child.one ?? child.label) })}
      </LinkButton>
    </p>
  );
  const columns = tableColumns({
    resource: child,
    sorter: undefined,
    header: (column) => text(column.label),
  });
  return (
    <>
      {add}
      <Answered
        answer={answerOf(query)}
        failed={t('relation.failed')}
        isEmpty={({ data }) => data.length === 0}
        empty={<p className="k-muted">{t('relation.none')}</p>}
      >
        {({ data: rows, total }) => (
          <EngineProvider config={config} resource={child}>
            {isPhone ? (
              <ListCards rows={rows} of={nameOf(record)} isStale={query.isPlaceholderData} />
            ) : (
              <FoldingTable
                resource={child}
                size="small"
                className="k-table"
                columns={columns.map((column) => ({ ...column, sorter: false }))}
                dataSource={rows}
              />
            )}
            {total > pageSize && (
              <nav className="k-line k-pager" aria-label={t('relation.pages', { relation: text(field.label) })}>
                <Pages
                  page={page}
                  lastPage={Math.ceil(total / pageSize)}
                  previous={t('list:pager.previous')}
                  next={t('list:pager.next')}
                  onPage={setPage}
                />
              </nav>
            )}
          </EngineProvider>
        )}
      </Answered>
    </>
  );
}
