import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Row } from '../../config/types.ts';
import { PencilGlyph } from '../../ui/glyphs.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { conditionHolds } from '../fields/applies.ts';
import { availableActions } from '../resource/available.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { editPath } from './edit-path.ts';
import { rowTitle } from '../resource/title.ts';
import { useText } from '../resource/use-text.ts';
import type { Wanted } from '../run/use-run.ts';

type RowNextProps = {
  readonly record: Row;
  /** Without the link to the form. */
  readonly isShort: boolean;
  readonly onStart: (wanted: Wanted) => void;
};

/** The end of a row, as far as it depends on the record's state: its next step, called as in the head of its page, and the link to its form. */
export default function RowNext({ record, isShort, onStart }: RowNextProps) {
  const { t } = useTranslation('list');
  const { config, resource } = useEngine();
  const title = rowTitle({ resource, row: record });
  const edit = editPath({ config, resource, record });
  return (
    <>
      <NextStep record={record} title={title} onStart={onStart} />
      {edit !== undefined && !isShort && (
        <Link className="k-icon-button" to={edit} aria-label={t('row.editOf', { title })}>
          <PencilGlyph />
        </Link>
      )}
    </>
  );
}

/** One press, without opening the row or its menu. */
function NextStep({ record, title, onStart }: Omit<RowNextProps, 'isShort'> & { readonly title: string }) {
  const { t } = useTranslation('list');
  const text = useText();
  const { config, resource } = useEngine();
  const asked = { config, resource, record };
  const available = availableActions(asked);
  const next = resource.show.head?.actions
    ?.filter(({ when }) => conditionHolds(when, asked))
    .flatMap(({ action }) => available.find(({ name }) => name === action) ?? [])
    .find(({ danger }) => !danger);
  if (next === undefined) return null;
  const label = text(next.label);
  return (
    <button
      type="button"
      className="k-icon-button"
      title={label}
      aria-label={t('row.nextOf', { action: label, title })}
      onClick={() => onStart({ kind: 'action', record, action: next })}
    >
      <Icon name={next.icon ?? 'RightOutlined'} />
    </button>
  );
}
