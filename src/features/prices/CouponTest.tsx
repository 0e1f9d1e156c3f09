import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import InputNumber from 'antd/es/input-number';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, isIsoDate } from '../../domain/calendar/iso-date.ts';
import type { Row } from '../../config/types.ts';
import { currentDay } from '../../engine/clock.ts';
import { formatMoney } from '../../engine/format.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Labelled } from '../../ui/Labelled.tsx';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { EstatePick } from './EstatePick.tsx';
import type { QuoteAnswer } from '../../wire/quote.ts';
import { type QuoteQuestion, type QuoteRefused, refusedQuote } from './quote-call.ts';
import { textIn } from '../../engine/resource/text-in.ts';
import { useRows } from '../../engine/resource/use-rows.ts';
import { DateBox } from '../../engine/fields/inputs/DateBox.tsx';
import { MAX_GUESTS } from '../../domain/rule/limits.ts';

/** "Would this code work for this stay?" Uses the quote itself, so the answer equals the booking's. */
export function CouponTest({ config, record }: PanelProps) {
  const { t } = useTranslation('prices');
  const language = useLanguage();
  const today = currentDay();
  const [code, setCode] = useState(() => (typeof record?.['code'] === 'string' ? record['code'] : ''));
  const [estate, setEstate] = useState<Row>();
  const [stay, setStay] = useState({ checkIn: addDays(today, 30), checkOut: addDays(today, 33) });
  const [adults, setAdults] = useState<number | null>(2);
  const [channel, setChannel] = useState('');
  const [asked, setAsked] = useState<QuoteQuestion>();
  const { data, failure, isCurrent, refresh } = useAnswer<QuoteAnswer>(asked && { path: '/quotes', body: asked });
  const answer = failure ? refusedQuote(failure) : data;
  const channels = useRows(config, 'sales-channels');
  if (config.resources['reservations']?.can.includes('create') !== true) return null;

  const handleAsk = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!estate || code.trim() === '') return;
    const people = { adults: adults ?? 1, ...(channel === '' ? {} : { salesChannelId: channel }) };
    const next = { estateId: estate.id, ...stay, ...people, couponCode: code.trim() };
    // The same input queries again: the coupon may have been used meanwhile.
    if (asked && JSON.stringify(asked) === JSON.stringify(next)) refresh();
    setAsked(next);
  };
  return (
    <section className="k-panel" style={{ marginBlockEnd: 'var(--k-gap)' }} aria-label={t('coupon.title')}>
      <h2>{t('coupon.title')}</h2>
      <Flex component="form" wrap gap="8px 12px" align="end" onSubmit={handleAsk}>
        <Labelled label={t('coupon.code')}>
          <Input
            value={code}
            required
            maxLength={32}
            autoComplete="off"
            onChange={(event) => setCode(event.target.value)}
          />
        </Labelled>
        <EstatePick onPick={setEstate} />
        {(['checkIn', 'checkOut'] as const).map((name) => (
          <Labelled key={name} label={t(name)}>
            <DateBox
              required
              value={stay[name]}
              min={name === 'checkOut' && isIsoDate(stay.checkIn) ? addDays(stay.checkIn, 1) : today}
              onChange={(day) => setStay({ ...stay, [name]: day })}
            />
          </Labelled>
        ))}
        <Labelled label={t('guests')}>
          <InputNumber min={1} max={MAX_GUESTS} precision={0} value={adults} onChange={setAdults} />
        </Labelled>
        {channels && (
          <Choice
            label={t('channel')}
            value={channel}
            options={[
              { value: '', label: t('noChannel') },
              ...channels.map((row) => ({ value: row.id, label: textIn(row, 'name') })),
            ]}
            onChange={setChannel}
          />
        )}
        <Button htmlType="submit" type="primary" disabled={!isCurrent || !estate}>
          {t('coupon.ask')}
        </Button>
      </Flex>
      <div role="status">{answer && <CouponAnswer answer={answer} language={language} />}</div>
    </section>
  );
}

function CouponAnswer({ answer, language }: { answer: QuoteAnswer | QuoteRefused; language: 'en' | 'tr' }) {
  const { t } = useTranslation('prices');
  if ('refused' in answer) return <Alert role="presentation" type="error" message={answer.refused} />;
  const { quote, couponRefused } = answer;
  if (couponRefused) {
    return <Alert role="presentation" type="error" message={t('coupon.no')} description={couponRefused.message} />;
  }
  const off = 0 - (quote.lines.find(({ kind }) => kind === 'COUPON')?.amount ?? 0);
  const money = (minor: number) => formatMoney({ minor, currency: quote.currency, language });
  return (
    <Alert
      role="presentation"
      type="success"
      message={t('coupon.yes')}
      description={t('coupon.saves', {
        off: money(off),
        before: money(quote.total + off),
        after: money(quote.total),
      })}
    />
  );
}
