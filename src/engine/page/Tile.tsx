import Button from 'antd/es/button';
import Card from 'antd/es/card';
import Flex from 'antd/es/flex';
import Statistic from 'antd/es/statistic';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CountBlock, StatBlock } from '../../config/page-types.ts';
import { useText } from '../resource/use-text.ts';
import { useFolding } from './folding.ts';
import { toneColor, ToneMark } from './ToneMark.tsx';

type TileProps = {
  readonly block: Pick<CountBlock | StatBlock, 'id' | 'label' | 'icon' | 'tone'>;
  readonly to: string;
  /** There is nothing to count: quiet, whatever its tone. */
  readonly isNothing: boolean;
  readonly state: { readonly isLoading: boolean; readonly error: unknown; readonly retry: () => void };
  /** Amounts, one a currency. */
  readonly isSum?: boolean;
  /** Below the label. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
};

/** A figure that leads to the records it counts. */
export function Tile({ block, to, isNothing, state, isSum = false, more, children }: TileProps) {
  const { t } = useTranslation('page');
  const text = useText();
  const label = text(block.label);
  useFolding({ id: block.id, to, isEmpty: isNothing && !state.isLoading && !state.error });
  if (state.error) {
    return (
      <Card size="small" role="alert">
        <Flex wrap gap={8} align="center" justify="space-between">
          <strong>{label}</strong>
          <Button danger aria-label={t('retryOf', { block: label })} onClick={state.retry}>
            {t('retry')}
          </Button>
        </Flex>
      </Card>
    );
  }
  const isQuiet = isNothing && !state.isLoading;
  const tone = isNothing ? 'neutral' : block.tone;
  const shown = state.isLoading ? (
    <span role="status" aria-label={t('loading', { block: label })}>
      …
    </span>
  ) : (
    children
  );
  return (
    <Link className="k-tile" to={to} aria-busy={state.isLoading}>
      <Card size="small" hoverable>
        <Flex gap={12} align="center">
          <ToneMark icon={block.icon} tone={tone} />
          <div>
            <Statistic
              formatter={() => shown}
              valueStyle={{
                ...(tone !== 'neutral' && { color: toneColor(tone) }),
                // Zero is written small, so that the eye goes to the other figures.
                fontSize: isSum || isQuiet ? 'var(--k-font-title)' : 'var(--k-font-figure)',
                lineHeight: 1.2,
              }}
            />
            {isQuiet ? <span className="k-muted">{label}</span> : <strong>{label}</strong>}
          </div>
        </Flex>
        {more}
      </Card>
    </Link>
  );
}
