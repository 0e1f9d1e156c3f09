import { Link } from 'react-router';
import { Tag } from '../../ui/Tag.tsx';
import { useEngine } from '../resource/EngineContext.tsx';
import { isButtonOffered } from '../resource/offered.ts';
import { addressId, missingPath } from '../resource/paths.ts';
import { useText } from '../resource/use-text.ts';
import type { Row } from '../../config/types.ts';
import type { MissingField } from './missing-of.ts';
import './missing.css';

type MissingNamesProps = {
  readonly row: Row;
  readonly fields: readonly MissingField[];
  /** A field's problem, if it is not just empty. */
  readonly problemOf?: (field: string) => string;
};

/** The fields that a record lacks, each a link to its place in the form for those who may fill it in. */
export function MissingNames({ row, fields, problemOf }: MissingNamesProps) {
  const text = useText();
  const { config, resource } = useEngine();
  const isEditable = isButtonOffered('edit', { config, resource, record: row });
  return (
    <ul className="k-line">
      {fields.map(({ field, labels }) => {
        const name = labels.map((label) => text(label)).join(': ');
        const why = problemOf?.(field) ?? '';
        return (
          <li key={field}>
            <Tag color="gold">
              {isEditable ? <Link to={missingPath({ resource, id: addressId(row), field })}>{name}</Link> : name}
              {why !== '' && ` – ${why}`}
            </Tag>
          </li>
        );
      })}
    </ul>
  );
}
