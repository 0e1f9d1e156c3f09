import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { ClientField, ClientResource, Row } from '../../config/types.ts';
import { isMissing } from '../../config/values.ts';
import type { Wanted } from '../run/use-run.ts';
import { FieldCell } from '../fields/displays.tsx';
import { useEngine } from '../resource/EngineContext.tsx';
import { addressId, bestPath } from '../resource/paths.ts';
import { useLanguage, useText } from '../resource/use-text.ts';
import { NameText } from '../../ui/NameText.tsx';
import { CardFacts } from './CardFacts.tsx';
import { cardParts, titleFields } from './card-parts.ts';
import type { Picking } from './bulk/pick.tsx';
import { listFields } from './columns.tsx';
import { hasRowActions, RowMenu } from './RowMenu.tsx';

const Missing = lazy(() => import('../draft/Missing.tsx'));

type ListCardsProps = {
  readonly rows: readonly Row[];
  /** The name of the record that all of them belong to: their cards do not repeat it. */
  readonly of?: string;
  readonly isStale: boolean;
  /** Absent where rows are read-only. */
  readonly onStart?: (wanted: Wanted) => void;
  /** While records are being ticked. */
  readonly pick?: Picking | undefined;
};

/** A page of rows on a phone. */
export default function ListCards({ rows, of, isStale, onStart, pick }: ListCardsProps) {
  return (
    <ul className={isStale ? 'k-below k-stale' : 'k-below'}>
      {rows.map((record) => (
        <li key={record.id} className="k-card" data-row={record.id}>
          <ListCard record={record} of={of} onStart={onStart} pick={pick} />
        </li>
      ))}
    </ul>
  );
}

type ListCardProps = {
  readonly record: Row;
  readonly of?: string | undefined;
  readonly onStart: ListCardsProps['onStart'] | undefined;
  readonly pick: Picking | undefined;
};

/** One row on a phone: guest and home, the state beside them, and other facts below. */
export function ListCard({ record, of, onStart, pick }: ListCardProps) {
  const { resource } = useEngine();
  const language = useLanguage();
  const text = useText();
  const fields = listFields(resource).map(({ field }) => field);
  const picture = fields.find(({ type }) => type === 'image' || type === 'images') ?? pictureOf(resource);
  const state = fields.find(({ name }) => name === resource.stateField);
  const shown = fields.filter((field) => field !== picture && field !== state);
  const { title, facts } = cardParts({ resource, fields: shown, record, of, language, text });
  const path = bestPath({ resource, id: addressId(record) });
  return (
    <>
      <div className="k-row k-break">
        {pick?.cell(record)}
        {picture && !isMissing(record[picture.name]) && <FieldCell field={picture} record={record} />}
        {path === undefined ? (
          <span className="k-card-name">
            <NameText name={title} />
          </span>
        ) : (
          <Link className="k-card-name" to={path}>
            <NameText name={title} />
          </Link>
        )}
        {state && !isMissing(record[state.name]) && <FieldCell field={state} record={record} />}
      </div>
      {onStart && hasRowActions(resource) && <RowMenu record={record} isShort onStart={onStart} />}
      <CardFacts facts={facts} record={record} />
      {resource.list.missing && (
        <Suspense>
          <Missing row={record} isCell />
        </Suspense>
      )}
    </>
  );
}

/** The picture shown beside the title in a table. */
function pictureOf(resource: ClientResource): ClientField | undefined {
  const looks = titleFields(resource).flatMap((name) => resource.fields[name]?.display ?? []);
  const name = looks
    .map((look) => (look.as === 'person' ? look.picture : undefined))
    .find((found) => found !== undefined);
  return name === undefined ? undefined : resource.fields[name];
}
