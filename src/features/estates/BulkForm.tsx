import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import InputNumber from 'antd/es/input-number';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientResource, Language, Row } from '../../config/types.ts';
import { parseAmount } from '../../domain/money/money.ts';
import { decimalSeparator, parseDecimal } from '../../engine/format.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Labelled } from '../../ui/Labelled.tsx';
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

/** The new values for all the estates; an empty field keeps the current values. */
export function BulkForm({ estates, currency, isSending, onPreview }: BulkFormProps) {
  const { t } = useTranslation('bulk');
  const [way, setWay] = useState<PriceWay>('');
  const [number, setNumber] = useState('');
  const [minNights, setMinNights] = useState<number | null>(null);
  const [status, setStatus] = useState<string>();
  const [isAsked, setIsAsked] = useState(false);
  const [housekeeper, setHousekeeper] = useState('');
  const language = useLanguage();
  const housekeepers = useHousekeepers(estates);
  const states = estates.fields['status'];
  const price = way === '' ? undefined : priceOf(way, number, { currency, language });
  const change: BulkChange = {
    ...(price && { price }),
    ...(minNights !== null && { minNights }),
    ...(status && { status }),
    ...(housekeeper !== '' && { housekeeperId: housekeeper }),
  };
  const isAnything = Object.keys(change).length > 0 || status === '';
  const mayPreview = isAnything && (way === '' || (number !== '' && price !== undefined));
  return (
    <Flex
      component="form"
      wrap
      gap={12}
      align="end"
      style={{ marginBlock: 8 }}
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsked(true);
        if (mayPreview && status !== '' && !isSending) onPreview(change);
      }}
    >
      <Choice
        label={t('form.price')}
        value={way}
        options={PRICE_WAYS.map((value) => ({ value, label: t(`form.way.${value === '' ? 'same' : value}`) }))}
        onChange={(chosen) => setWay(PRICE_WAYS.find((one) => one === chosen) ?? '')}
      />
      {way !== '' && (
        <Labelled label={t(way === 'percent' ? 'form.percent' : 'form.money', { currency })}>
          <Input inputMode="decimal" value={number} onChange={(event) => setNumber(event.target.value)} />
        </Labelled>
      )}
      <Labelled label={t('form.minNights')}>
        <InputNumber min={1} max={LONGEST_MINIMUM} precision={0} value={minNights} onChange={setMinNights} />
      </Labelled>
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
        <Choice
          label={t('form.housekeeper')}
          value={housekeeper}
          options={[
            { value: '', label: t('form.way.same') },
            ...housekeepers.map(({ id, name, surname }) => ({
              value: id,
              label: [name, surname].filter((part) => typeof part === 'string').join(' '),
            })),
          ]}
          onChange={setHousekeeper}
        />
      )}
      <Button htmlType="submit" loading={isSending} disabled={!mayPreview}>
        {t('form.preview')}
      </Button>
    </Flex>
  );
}

/** Parses the input in its language's number format, money in minor units; undefined if it is not a number. */
function priceOf(
  way: Exclude<PriceWay, ''>,
  text: string,
  { currency, language }: { readonly currency: string; readonly language: Language },
): object | undefined {
  if (way === 'percent') {
    const percent = parseDecimal({ text, language });
    return percent === undefined ? undefined : { percent };
  }
  const minor = parseAmount(text, currency, decimalSeparator(language));
  return minor === undefined ? undefined : { [way]: minor, currency };
}

function useHousekeepers(estates: ClientResource): readonly Row[] {
  const isKnown = estates.fields['housekeeperId'] !== undefined;
  const path = '/users?role=HouseKeeping&status=ACTIVE&pageSize=-1';
  // Roles that cannot list people cannot choose one.
  return useAnswer<{ readonly items: readonly Row[] }>(isKnown ? path : undefined).data?.items ?? [];
}
