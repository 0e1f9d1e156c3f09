import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardContractKind } from '../../../domain/card-payment/contract-texts.ts';
import { useWait } from '../../../engine/visitor-form/use-wait.ts';
import { formatMoney } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { HttpError } from '../../../providers/http-error.ts';
import { usePreference } from '../../../providers/preferences.ts';
import type { PayOrder } from '../../../wire/card-payment.ts';
import { Contracts } from './Contracts.tsx';
import { Instalments } from './Instalments.tsx';
import { startPayment } from './start-payment.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { type CardProblems, useCardFrame } from './use-card-frame.ts';

type PayFormProps = { readonly id: string; readonly order: PayOrder; readonly onGone: () => void };
const REFUSALS = ['OVER', 'NOT_OFFERED', 'INVALID_CARD', 'UNREACHABLE'];

const isDarkNow = (theme: string): boolean =>
  theme === 'dark' || (theme === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches);

/** Summary, card, instalments, contracts and the button. The card is entered only in the provider's frame. */
export function PayForm({ id, order, onGone }: PayFormProps) {
  const { t } = useTranslation('card-payment');
  const { t: access } = useTranslation('access');
  const language = useLanguage();
  const isDark = isDarkNow(usePreference('theme'));
  const [wanted, setWanted] = useState(1);
  const [ticked, setTicked] = useState<ReadonlySet<CardContractKind>>(new Set());
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const wait = useWait('card-payment');
  const { origin } = new URL(order.frameUrl);
  const { total: amount, currency } = order;
  const frame = useRef<HTMLIFrameElement>(null);
  const card = useCardFrame(frame, { origin, amount, currency, isDark, onEnter: () => void pay() });
  // Offers of a previous card do not apply to this one.
  const option = card.offers.options.find(({ installment }) => installment === wanted);
  const installment = option ? wanted : 1;
  const total = option?.total ?? order.total;
  const src = useFrameSrc(order, isDark);

  const handleRefusal = (error: unknown) => {
    if (!(error instanceof HttpError) || error.statusCode === 0) setProblem(t('refused.UNREACHABLE'));
    else if (error.statusCode === 404) onGone();
    else if (error.statusCode === 429) wait.start(Math.max(1, error.retryAfter ?? 60));
    else if (error.statusCode === 409) setProblem(t('pay.changed'));
    else setProblem(Object.values(error.errors ?? {}).flat()[0] ?? error.message);
  };
  const send = async (): Promise<void> => {
    const url = await startPayment({ id, order, installment, total });
    const code = await card.submit(url.pathname.split('/').at(-1) ?? '');
    if (code === undefined) window.location.assign(url.href);
    else setProblem(t(`refused.${REFUSALS.includes(code) ? code : 'OTHER'}`));
    if (code !== undefined) setIsBusy(false);
  };
  const pay = async (): Promise<void> => {
    if (isBusy || wait.seconds > 0) return;
    setIsAsked(true);
    setProblem(undefined);
    const { invalid } = await card.validate();
    if (invalid.length > 0 || order.contracts.some(({ kind }) => !ticked.has(kind))) return;
    setIsBusy(true);
    try {
      await send();
    } catch (error) {
      handleRefusal(error);
      setIsBusy(false);
    }
  };
  const tick = (kind: CardContractKind, isOn: boolean) => {
    const next = new Set(ticked);
    if (isOn) next.add(kind);
    else next.delete(kind);
    setTicked(next);
  };
  return (
    <form
      className="k-stack k-pay"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
    >
      <h1>{t('pay.title')}</h1>
      <p className="k-muted">{t('pay.lead', { company: order.company })}</p>
      <OrderSummary order={order} total={total} />
      <section className="k-public-card k-stack" aria-labelledby="pay-card">
        <h2 id="pay-card">{t('pay.card')}</h2>
        {!card.isReady && <p className="k-muted">{t('pay.frameLoading')}</p>}
        <iframe
          ref={frame}
          className="k-pay-frame"
          title={t('pay.frame')}
          src={src}
          height={card.height || 300}
          referrerPolicy="no-referrer"
          allow="payment"
        />
        <CardMessages problems={card.problems} isAsked={isAsked} />
        <p className="k-muted">{t('pay.secure')}</p>
      </section>
      <Instalments order={order} offers={card.offers} chosen={installment} onChoose={setWanted} />
      <Contracts contracts={order.contracts} ticked={ticked} isAsked={isAsked} onTick={tick} />
      {problem !== undefined && (
        <p className="k-told k-bad" role="alert">
          {problem}
        </p>
      )}
      {wait.seconds > 0 && (
        <p className="k-told k-bad" role="alert">
          {access('login.tooMany', { count: wait.seconds })}
        </p>
      )}
      <button type="submit" className="k-button k-pay-submit" disabled={isBusy || wait.seconds > 0} aria-busy={isBusy}>
        {isBusy ? t('pay.submitting') : t('pay.submit', { amount: formatMoney({ minor: total, currency, language }) })}
      </button>
    </form>
  );
}

/** Loads the frame once per language; sends it changes of the theme. */
function useFrameSrc({ frameUrl }: PayOrder, isDark: boolean): string {
  const language = useLanguage();
  const src = `${frameUrl}?${new URLSearchParams({ lang: language, theme: isDark ? 'dark' : 'light' }).toString()}`;
  const [loaded, setLoaded] = useState({ language, src });
  if (loaded.language !== language) setLoaded({ language, src });
  return loaded.src;
}

/** The card's errors in the product's words; the frame only reports which fields. */
function CardMessages({ problems, isAsked }: { readonly problems: CardProblems; readonly isAsked: boolean }) {
  const { t } = useTranslation('card-payment');
  const { invalid, empty } = problems;
  return (
    <div role="alert">
      {isAsked && empty.length > 0 && <p className="k-bad">{t('message.required')}</p>}
      {invalid.map((field) => (
        <p key={field} className="k-bad">
          {t(`message.${field}`)}
        </p>
      ))}
    </div>
  );
}
