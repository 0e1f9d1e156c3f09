import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Card from 'antd/es/card';
import Flex from 'antd/es/flex';
import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { homeName } from '../../../domain/estates/home-name.ts';
import { unplacedStays, type Lifted, moveOf, type Plan } from '../../../domain/tape/plan.ts';
import type { TapeStay } from '../../../domain/tape/stays.ts';
import { formatDateRange, formatMoney } from '../../../engine/format.ts';
import { useSend } from '../../../engine/resource/use-send.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { nightsOfBar } from './held.ts';
import type { CheckedMove } from '../../../wire/moves.ts';
import { useCheck } from './use-check.ts';
import './tape-tray.css';

type TrayProps = {
  readonly plan: Plan;
  /** Grows with every answer of the chart: changes by others are checked again. */
  readonly onGrab: (stay: TapeStay, event: PointerEvent) => void;
  readonly onPlace: (lifted: Lifted) => void;
  readonly onGiveBack: (id: string) => void;
  /** Rejects with the reason. */
  readonly onSave: () => Promise<void>;
  readonly onDiscard: () => void;
};

/** TC4: the stays lifted off the chart, and their planned places; saved all at once, or discarded. */
export default function TapeTray({ plan, onGrab, onPlace, onGiveBack, onSave, onDiscard }: TrayProps) {
  const { t } = useTranslation('tape');
  const { send, isSending, failure: refused } = useSend();
  const waiting = unplacedStays(plan);
  const { checked, failure } = useCheck(
    plan.flatMap((lifted) => moveOf(lifted) ?? []),
    waiting.map(({ stay }) => stay.id),
  );
  const isPossible = checked?.items.every(({ isFree }) => isFree) === true;
  const problem = refused ?? failure;
  return (
    <section className="k-box k-tape-tray" data-tray="" aria-label={t('tray.title')}>
      <Flex component="header" wrap gap="6px 12px" align="center">
        <h2>{t('tray.title')}</h2>
        <span role="status" className="k-muted" style={{ flex: 1 }}>
          {t('tray.count', { count: plan.length })} · {t('tray.waiting', { count: waiting.length })}
        </span>
        <Button disabled={isSending} onClick={onDiscard}>
          {t('tray.discard')}
        </Button>
        <Button
          type="primary"
          loading={isSending}
          disabled={isSending || waiting.length > 0 || !isPossible}
          onClick={() => void send(onSave)}
        >
          {t('tray.save')}
        </Button>
      </Flex>
      {problem && <Alert type="error" message={problem.message} />}
      <ul className="k-stack">
        {plan.map((lifted) => (
          <TrayItem
            key={lifted.stay.id}
            lifted={lifted}
            answer={checked?.items.find(({ id }) => id === lifted.stay.id)}
            onGrab={onGrab}
            onPlace={onPlace}
            onGiveBack={onGiveBack}
          />
        ))}
      </ul>
    </section>
  );
}

type ItemProps = Pick<TrayProps, 'onGrab' | 'onPlace' | 'onGiveBack'> & {
  readonly lifted: Lifted;
  readonly answer: CheckedMove | undefined;
};

function TrayItem({ lifted, answer, onGrab, onPlace, onGiveBack }: ItemProps) {
  const { t } = useTranslation('tape');
  const language = useLanguage();
  const { stay, from, to } = lifted;
  const place = (code: string, { checkIn, checkOut }: { checkIn: string; checkOut: string }) =>
    `${code}, ${formatDateRange({ from: checkIn, to: checkOut, language })}`;
  const price = (minor: unknown, currency: unknown): string =>
    typeof minor === 'number'
      ? formatMoney({ minor, currency: typeof currency === 'string' ? currency : '', language })
      : '';
  const total = answer?.isFree ? price(answer.record?.['totalPrice'], answer.record?.['currency']) : '';
  const was = price(answer?.total ?? stay.total, stay.currency);
  return (
    <li>
      <Card size="small" {...(answer?.isFree === false && { style: { borderColor: 'var(--k-danger)' } })}>
        <div className="k-tape-parked" onPointerDown={(event) => onGrab(stay, event)}>
          <strong>{stay.guest || stay.code}</strong> <small className="k-name-code">{stay.code}</small> ·{' '}
          {t('nights', { count: nightsOfBar(stay) })}
          <div className="k-muted">{place(homeName(from), stay)}</div>
        </div>
        <div className={answer?.isFree === false ? 'k-bad' : undefined}>
          {to === null
            ? t('tray.here')
            : `→ ${place(homeName(to.home), to)}: ${answer ? (answer.isFree ? t('free') : (answer.message ?? '')) : '…'}`}
          {total !== '' && ` · ${was === total ? total : `${was} → ${total}`}`}
        </div>
        {answer?.warnings?.map((warning) => (
          <Alert key={warning} role="presentation" type="warning" message={warning} />
        ))}
        <Flex wrap gap={6}>
          <Button onClick={() => onPlace(lifted)}>
            {t('tray.place')}
            <span className="k-hidden"> {stay.code}</span>
          </Button>
          <Button onClick={() => onGiveBack(stay.id)}>
            {t('tray.giveBack')}
            <span className="k-hidden"> {stay.code}</span>
          </Button>
        </Flex>
      </Card>
    </li>
  );
}
