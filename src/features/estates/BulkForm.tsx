import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientResource, Row } from '../../config/types.ts';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import type { BulkChange } from './bulk-call.ts';
import { StatusChoice } from './StatusChoice.tsx';
import { LONGEST_MINIMUM } from '../../domain/rule/limits.ts';

type BulkFormProps = {
  readonly estates: ClientResource;
  readonly currency: string;
  readonly isSending: boolean;
  readonly onPreview: (change: BulkChange) => void;
};
const PRICE_WAYS = ['', 'percent', 'amount', 'price'] as const;
type PriceWay = (typeof PRICE_WAYS)[number];

/** What is to become of all the estates; what is left empty stays as it is. */
export function BulkForm({ estates, currency, isSending, onPreview }: BulkFormProps) {
  const { t } = useTranslation('bulk');
  const [way, setWay] = useState<PriceWay>('');
  const [number, setNumber] = useState('');
  const [minNights, setMinNights] = useState('');
  const [status, setStatus] = useState<string>();
  const [isAsked, setIsAsked] = useState(false);
  const [housekeeper, setHousekeeper] = useState('');
  const housekeepers = useHousekeepers(estates);
  const states = estates.fields['status'];
  const price = way === '' ? undefined : priceOf(way, Number(number.replace(',', '.')), currency);
  const change: BulkChange = {
    ...(price && { price }),
    ...(minNights !== '' && { minNights: Number(minNights) }),
    ...(status && { status }),
    ...(housekeeper !== '' && { housekeeperId: housekeeper }),
  };
  const isAnything = Object.keys(change).length > 0 || status === '';
  const mayPreview = isAnything && (way === '' || (number !== '' && price !== undefined));
  return (
    <form
      className="k-bulk-form"
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsked(true);
        if (mayPreview && status !== '' && !isSending) onPreview(change);
      }}
    >
      <label>
        {t('form.price')}
        <select
          className="k-panel-input"
          value={way}
          onChange={(event) => setWay(PRICE_WAYS.find((one) => one === event.target.value) ?? '')}
        >
          {PRICE_WAYS.map((one) => (
            <option key={one} value={one}>
              {t(`form.way.${one === '' ? 'same' : one}`)}
            </option>
          ))}
        </select>
      </label>
      {way !== '' && (
        <label>
          {t(way === 'percent' ? 'form.percent' : 'form.money', { currency })}
          <input
            className="k-panel-input"
            inputMode="decimal"
            value={number}
            onChange={(event) => setNumber(event.target.value)}
          />
        </label>
      )}
      <label>
        {t('form.minNights')}
        <input
          className="k-panel-input"
          type="number"
          min={1}
          max={LONGEST_MINIMUM}
          value={minNights}
          onChange={(event) => setMinNights(event.target.value)}
        />
      </label>
      {states?.type === 'enum' && (
        <StatusChoice
          options={states.options}
          value={status}
          onChange={(value) => {
            setIsAsked(false);
            setStatus(value);
          }}
          isMissing={isAsked && status === ''}
        />
      )}
      {housekeepers.length > 0 && (
        <label>
          {t('form.housekeeper')}
          <select
            className="k-panel-input"
            value={housekeeper}
            onChange={(event) => setHousekeeper(event.target.value)}
          >
            <option value="">{t('form.way.same')}</option>
            {housekeepers.map(({ id, name, surname }) => (
              <option key={id} value={id}>
                {[name, surname].filter((part) => typeof part === 'string').join(' ')}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="submit" className="k-panel-button" disabled={!mayPreview || isSending}>
        {t('form.preview')}
      </button>
    </form>
  );
}

/** Minor units for money; undefined for what is no number. */
function priceOf(way: Exclude<PriceWay, ''>, value: number, currency: string): object | undefined {
  if (!Number.isFinite(value)) return undefined;
  return way === 'percent' ? { percent: value } : { [way]: Math.round(value * 100), currency };
}

function useHousekeepers(estates: ClientResource): readonly Row[] {
  const isKnown = estates.fields['housekeeperId'] !== undefined;
  const path = '/users?role=HouseKeeping&status=ACTIVE&pageSize=-1';
  // Who may not list people chooses none.
  return useAnswer<{ readonly items: readonly Row[] }>(isKnown ? path : undefined).data?.items ?? [];
}
