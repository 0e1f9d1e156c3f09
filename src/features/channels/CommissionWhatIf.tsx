import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { todayIn } from '../../domain/calendar/iso-date.ts';
import {
  type CommissionDefinition,
  commissionDefinitionOf,
  listPriceFor,
  netAfterCommission,
} from '../../domain/channels/commission.ts';
import { parseAmount } from '../../domain/money/money.ts';
import type { Row } from '../../config/types.ts';
import { decimalSeparator, formatPercent, moneyInputText, parseDecimal } from '../../engine/format.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Labelled } from '../../ui/Labelled.tsx';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { textIn } from '../../engine/resource/text-in.ts';
import { useRows } from '../../engine/resource/use-rows.ts';

const CURRENCY = 'EUR'; // two decimals, as all currencies here; the sum is the same in each

/** SC3: the list price for a given net amount, and the reverse, with today's commission. */
export function CommissionWhatIf({ config, record }: PanelProps) {
  const { t } = useTranslation('prices');
  const language = useLanguage();
  const separator = decimalSeparator(language);
  const channels = useRows(config, 'sales-channels');
  const definitions = useRows(config, 'commission-definitions');
  const [chosen, setChosen] = useState('');
  const [typedPercent, setTypedPercent] = useState<string>();
  const [known, setKnown] = useState<{ readonly side: 'list' | 'net'; readonly text: string }>({
    side: 'net',
    text: '1000',
  });
  // The first channel with a commission: without one there is nothing to calculate.
  const channel =
    record ??
    channels?.find(({ id }) => id === chosen) ??
    channels?.find((row) => Number(row['commissionPct'] ?? 0) > 0) ??
    channels?.[0];
  const inForce = channel && percentInForce(channel, definitions ?? []);
  const percent = typedPercent === undefined ? inForce?.percent : parseDecimal({ text: typedPercent, language });
  // No error until the channel's own percentage has loaded.
  const isWaiting = inForce === undefined && typedPercent === undefined;
  const isPercent = percent !== undefined && percent >= 0 && percent < 100;
  const isWrongPercent = !isPercent && !isWaiting;
  const amount = parseAmount(known.text, CURRENCY, separator);
  const other =
    isPercent && amount !== undefined && amount >= 0
      ? known.side === 'net'
        ? listPriceFor(amount, percent)
        : netAfterCommission(amount, percent)
      : undefined;
  const shownText = (side: 'list' | 'net') =>
    known.side === side
      ? known.text
      : other === undefined
        ? ''
        : moneyInputText({ minor: other, currency: CURRENCY, language });
  return (
    <section className="k-panel" style={{ marginBlockEnd: 'var(--k-gap)' }} aria-label={t('whatIf.title')}>
      <h2>{t('whatIf.title')}</h2>
      <Flex wrap gap="8px 12px" align="end">
        {!record && channels && (
          <Choice
            label={t('channel')}
            value={channel?.id ?? ''}
            options={channels.map((row) => ({ value: row.id, label: textIn(row, 'name') }))}
            onChange={(id) => {
              setChosen(id);
              setTypedPercent(undefined);
            }}
          />
        )}
        <Labelled label={t('whatIf.percent')}>
          <Input
            inputMode="decimal"
            maxLength={9}
            value={typedPercent ?? (isWaiting ? '' : String(inForce?.percent ?? 0).replace('.', separator))}
            aria-invalid={isWrongPercent}
            status={isWrongPercent ? 'error' : ''}
            onChange={(event) => setTypedPercent(event.target.value)}
          />
        </Labelled>
        {(['net', 'list'] as const).map((side) => {
          const isWrong = known.side === side && amount === undefined;
          return (
            <Labelled key={side} label={t(`whatIf.${side}`)}>
              <Input
                inputMode="decimal"
                maxLength={16}
                value={shownText(side)}
                aria-invalid={isWrong}
                status={isWrong ? 'error' : ''}
                onChange={(event) => setKnown({ side, text: event.target.value })}
              />
            </Labelled>
          );
        })}
      </Flex>
      <p role="status">
        {isWaiting
          ? ''
          : isWrongPercent
            ? t('whatIf.wrongPercent')
            : amount === undefined
              ? t('whatIf.wrongAmount')
              : inForce?.isFixed
                ? t('whatIf.fixed')
                : t('whatIf.inForce', {
                    percent: formatPercent({ value: inForce?.percent ?? 0, language }),
                    from: t(`whatIf.${inForce?.isOwn ? 'ofDefinition' : 'ofChannel'}`),
                  })}
      </p>
    </section>
  );
}

/**
 * The commission of a booking made today: the valid definition for all estates, or else the channel's own percentage.
 */
function percentInForce(channel: Row, definitions: readonly Row[]) {
  const definition = commissionDefinitionOf({
    definitions: definitions as readonly CommissionDefinition[],
    channelId: channel.id,
    estate: { id: '' },
    bookedOn: todayIn(new Date()),
  });
  if (!definition) return { percent: Number(channel['commissionPct'] ?? 0), isOwn: false, isFixed: false };
  return { percent: definition.percent ?? 0, isOwn: true, isFixed: definition.rateType === 'FIXED' };
}
