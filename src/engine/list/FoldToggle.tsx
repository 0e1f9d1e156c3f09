import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import type { ClientField } from '../../config/types.ts';
import { useText } from '../resource/use-text.ts';

type FoldToggleProps = {
  /** Columns without room. */
  readonly folded: readonly ClientField[];
  readonly isAll: boolean;
  readonly onToggle: () => void;
};

/** At the end of a list's head: the columns without room, and a way to show them all. */
export function FoldToggle({ folded, isAll, onToggle }: FoldToggleProps) {
  const { t } = useTranslation('list');
  const text = useText();
  if (folded.length === 0) return null;
  const names = folded.map(({ label }) => text(label)).join(', ');
  const label = isAll ? t('fold.fewer') : t('fold.more', { count: folded.length, names });
  return (
    <Button
      size="small"
      aria-pressed={isAll}
      aria-label={label}
      title={label}
      onClick={(event) => {
        event.stopPropagation();
        onToggle();
      }}
    >
      {isAll ? '−' : `+${folded.length}`}
    </Button>
  );
}
