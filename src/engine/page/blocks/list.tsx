import { Link } from 'react-router';
import { useTranslation } from 'react-i18next';
import type { RowsBlock } from '../../../config/page-types.ts';
import type { ClientField, Row } from '../../../config/types.ts';
import { PHONE, useMedia } from '../../../ui/use-media.ts';
import { availableActions } from '../../resource/available.ts';
import { useActions } from '../../actions/use-actions.tsx';
import type { Wanted } from '../../run/use-run.ts';
import { alignOf, FieldCell } from '../../fields/displays.tsx';
import { linkedField } from '../../list/columns.tsx';
import { useEngine } from '../../resource/EngineContext.tsx';
import { addressId, bestPath } from '../../resource/paths.ts';
import { rowTitle } from '../../resource/title.ts';
import { useText } from '../../resource/use-text.ts';
import { BlockCard } from '../BlockCard.tsx';
import { useBlockList } from '../use-block-list.ts';
import { ofRecords } from '../of-records.tsx';

/** The first records of a view, what can be done with each, and the way to all of them. */
export function RowsCard({ block }: { readonly block: RowsBlock }) {
  const { resource } = useEngine();
  const isPhone = useMedia(PHONE);
  const list = useBlockList(block);
  const { start, dialog } = useActions();
  const fields = block.columns.flatMap((name) => resource.fields[name] ?? []);
  const Rows = isPhone ? RowsAsCards : RowsAsTable;
  return (
    <BlockCard block={block} total={list.total} state={list} waiting={block.limit}>
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
  return (
    <div className="k-block-scroll">
      <table className="k-block-table">
        <thead>
          <tr>
            {fields.map((field) => (
              <th key={field.name} scope="col" data-align={alignOf(field)}>
                {text(field.label)}
              </th>
            ))}
            {block.actions.length > 0 && (
              <th scope="col">
                <span className="k-hidden">{t('actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((record) => (
            <tr key={record.id}>
              {fields.map((field) => (
                <td key={field.name} data-align={alignOf(field)}>
                  <Cell field={field} record={record} isLinked={field.name === linked} />
                </td>
              ))}
              {block.actions.length > 0 && (
                <td className="k-block-actions">
                  <RowActions block={block} record={record} onStart={onStart} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RowsAsCards({ block, fields, rows, onStart }: RowsProps) {
  const text = useText();
  const linked = useLinked(fields);
  return (
    <ul className="k-block-rows">
      {rows.map((record) => (
        <li key={record.id}>
          <dl>
            {fields.map((field) => (
              <div key={field.name}>
                <dt>{text(field.label)}</dt>
                <dd>
                  <Cell field={field} record={record} isLinked={field.name === linked} />
                </dd>
              </div>
            ))}
          </dl>
          <RowActions block={block} record={record} onStart={onStart} />
        </li>
      ))}
    </ul>
  );
}

/** The column that leads to the record: as in its list, else the first. */
function useLinked(fields: readonly ClientField[]): string | undefined {
  const { resource } = useEngine();
  const columns = fields.map(({ name }) => ({ field: name, sum: false }));
  return linkedField({ ...resource, list: { ...resource.list, columns } }) ?? fields[0]?.name;
}

function Cell({ field, record, isLinked }: { field: ClientField; record: Row; isLinked: boolean }) {
  const { resource } = useEngine();
  const path = isLinked ? bestPath({ resource, id: addressId(record) }) : undefined;
  const cell = <FieldCell field={field} record={record} />;
  return path === undefined ? cell : <Link to={path}>{cell}</Link>;
}

type RowActionsProps = Pick<RowsProps, 'block' | 'onStart'> & { readonly record: Row };

function RowActions({ block, record, onStart }: RowActionsProps) {
  const text = useText();
  const { config, resource } = useEngine();
  const title = rowTitle({ resource, row: record });
  const actions = availableActions({ config, resource, record }).filter(({ name }) => block.actions.includes(name));
  return actions.map((action) => (
    <button
      key={action.name}
      type="button"
      className={action.danger ? 'k-block-button k-block-danger' : 'k-block-button'}
      aria-label={`${text(action.label)}: ${title}`}
      onClick={() => onStart({ kind: 'action', record, action })}
    >
      {text(action.label)}
    </button>
  ));
}

export default ofRecords(RowsCard);
