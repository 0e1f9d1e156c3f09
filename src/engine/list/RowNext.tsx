import { useTranslation } from 'react-i18next';
import type { Row } from '../../config/types.ts';
import { Icon } from '../../ui/Icon.tsx';
import { holds } from '../fields/applies.ts';
import { availableActions } from '../resource/available.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { rowTitle } from '../resource/title.ts';
import { useText } from '../resource/use-text.ts';
import type { Wanted } from '../run/use-run.ts';

type RowNextProps = { readonly record: Row; readonly onStart: (wanted: Wanted) => void };

/** The next step of a row, as the head of its page names them: one press, without opening the row or its menu. */
export default function RowNext({ record, onStart }: RowNextProps) {
  const { t } = useTranslation('list');
  const text = useText();
  const { config, resource } = useEngine();
  const asked = { config, resource, record };
  const available = availableActions(asked);
  const next = resource.show.head?.actions
    ?.filter(({ when }) => holds(when, asked))
    .flatMap(({ action }) => available.find(({ name }) => name === action) ?? [])
    .find(({ danger }) => !danger);
  if (next === undefined) return null;
  const label = text(next.label);
  return (
    <button
      type="button"
      className="k-icon-button"
      title={label}
      aria-label={t('row.nextOf', { action: label, title: rowTitle({ resource, row: record }) })}
      onClick={() => onStart({ kind: 'action', record, action: next })}
    >
      <Icon name={next.icon ?? 'RightOutlined'} />
    </button>
  );
}
