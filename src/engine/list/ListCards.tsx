import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { ClientField, ClientResource, Row } from '../../config/types.ts';
import { isMissing } from '../../config/values.ts';
import type { Wanted } from '../run/use-run.ts';
import { FieldCell } from '../fields/displays.tsx';
import { hasValue } from '../fields/applies.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { keysOf } from '../resource/keys.ts';
import { addressId, bestPath } from '../resource/paths.ts';
import { useRecordTexts } from '../run/use-record-texts.ts';
import { useText } from '../resource/use-text.ts';
import type { Picking } from './bulk/pick.tsx';
import { listFields } from './columns.tsx';
import { namedIn } from './named-in.ts';
import { hasRowActions, RowMenu } from './RowMenu.tsx';

const Missing = lazy(() => import('../draft/Missing.tsx'));

type ListCardsProps = {
  readonly rows: readonly Row[];
  readonly isStale: boolean;
  /** Absent where rows are only looked at. */
  readonly onStart?: (wanted: Wanted) => void;
  /** While records are being ticked. */
  readonly pick?: Picking | undefined;
};

/** The rows on a phone, of a page. */
export default function ListCards({ rows, isStale, onStart, pick }: ListCardsProps) {
  return (
    <ul className={isStale ? 'k-cards k-stale' : 'k-cards'}>
      {rows.map((record) => (
        <li key={record.id} className="k-card" data-row={record.id}>
          <ListCard record={record} onStart={onStart} pick={pick} />
        </li>
      ))}
    </ul>
  );
}

type ListCardProps = {
  readonly record: Row;
  readonly onStart: ListCardsProps['onStart'] | undefined;
  readonly pick: Picking | undefined;
};

/** One row on a phone: what were headers are labels, and what is not known has no line. */
export function ListCard({ record, onStart, pick }: ListCardProps) {
  const text = useText();
  const { resource } = useEngine();
  const { nameOf } = useRecordTexts();
  const inTitle = namedIn(resource);
  const fields = listFields(resource).map(({ field }) => field);
  const picture = fields.find(({ type }) => type === 'image' || type === 'images') ?? pictureOf(resource, inTitle);
  const facts = fields.filter(
    (field) =>
      field !== picture &&
      !inTitle.includes(field.name) &&
      !keysOf(field).some((key) => inTitle.includes(key)) &&
      hasValue({ field, record }),
  );
  const path = bestPath({ resource, id: addressId(record) });
  const title = nameOf(record);
  return (
    <>
      <div className="k-card-head">
        {pick?.cell(record)}
        {picture && !isMissing(record[picture.name]) && <FieldCell field={picture} record={record} />}
        {path === undefined ? <span>{title}</span> : <Link to={path}>{title}</Link>}
        {onStart && hasRowActions(resource) && <RowMenu record={record} onStart={onStart} />}
      </div>
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
      {resource.list.missing && (
        <Suspense>
          <Missing row={record} isCell />
        </Suspense>
      )}
    </>
  );
}

/** The picture that stands beside the title in a table. */
function pictureOf({ fields }: ClientResource, inTitle: readonly string[]): ClientField | undefined {
  const looks = inTitle.flatMap((name) => fields[name]?.display ?? []);
  const name = looks
    .map((look) => (look.as === 'person' ? look.picture : undefined))
    .find((found) => found !== undefined);
  return name === undefined ? undefined : fields[name];
}
