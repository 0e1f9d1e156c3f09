import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Flex from 'antd/es/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, todayIn } from '../../domain/calendar/iso-date.ts';
import type { Row } from '../../config/types.ts';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { EstatePick } from './EstatePick.tsx';
import { askQuote } from './quote-call.ts';
import { SampleStays } from './SampleStays.tsx';
import { useUnsaved } from './use-unsaved.ts';
import { Labelled } from '../../ui/Labelled.tsx';
import { DateBox } from '../../engine/fields/inputs/DateBox.tsx';

const STAYS = [3, 7, 14, 30, 90];

/**
 * The effect of fees and long-stay discounts on sample stays of one estate: saved ones, or the one being edited in the
 * form. The server computes every price; the answer to an earlier input is never shown as current.
 */
export function DiscountPreview(props: PanelProps) {
  const { config, record } = props;
  const { t } = useTranslation('prices');
  const [estate, setEstate] = useState<Row>();
  const [checkIn, setCheckIn] = useState(() => addDays(todayIn(new Date()), 30));
  const unsaved = useUnsaved(props);
  const isIncomplete = unsaved === 'incomplete';
  const mayAsk = config.resources['reservations']?.can.includes('create') === true;
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['discount-preview', estate?.id, checkIn, record?.['version'], unsaved],
    enabled: mayAsk && estate !== undefined && !isIncomplete,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      Promise.all(
        STAYS.map(async (nights) => {
          const stay = { estateId: estate?.id ?? '', checkIn, checkOut: addDays(checkIn, nights), adults: 2 };
          return { nights, answer: await askQuote({ ...stay, ...(!isIncomplete && unsaved && { unsaved }) }, signal) };
        }),
      ),
  });
  if (!mayAsk) return null;
  const isTyped = unsaved !== undefined;
  return (
    <section className="k-panel" style={{ marginBlockEnd: 'var(--k-gap)' }} aria-label={t('preview.title')}>
      <h2>{t('preview.title')}</h2>
      <Flex wrap gap="8px 12px" align="end">
        <EstatePick onPick={setEstate} />
        <Labelled label={t('checkIn')}>
          <DateBox required value={checkIn} onChange={(day) => day !== '' && setCheckIn(day)} />
        </Labelled>
      </Flex>
      {!estate && <p>{t(isTyped ? 'preview.hintTyped' : 'preview.hint')}</p>}
      {estate && isTyped && <p role="status">{t(isIncomplete ? 'preview.incomplete' : 'preview.asTyped')}</p>}
      {estate && data && !isIncomplete && <SampleStays stays={data} isStale={isPlaceholderData} />}
    </section>
  );
}
