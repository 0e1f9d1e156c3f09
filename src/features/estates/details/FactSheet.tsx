import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../../config/types.ts';
import { isMissing } from '../../../config/values.ts';
import { todayIn } from '../../../domain/calendar/iso-date.ts';
import { FieldValue } from '../../../engine/fields/displays.tsx';
import { shownFiles } from '../../../engine/fields/files/file-value.ts';
import { Photo } from '../../../engine/fields/files/Photo.tsx';
import { formatDate } from '../../../engine/format.ts';
import { useEngine } from '../../../engine/resource/EngineContext.tsx';
import { rowTitle } from '../../../engine/resource/title.ts';
import { useLanguage, useText } from '../../../engine/resource/use-text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { type Pair, Pairs } from '../../../ui/Pairs.tsx';
import { amenitiesOf, descriptionOf, districtOf } from './facts.ts';
import { Whereabouts } from './Whereabouts.tsx';
import './fact-sheet.css';

/** One large picture with four beside it fills a third of a page. */
const MAX_PHOTOS = 5;
const SIZE = ['type', 'squareMeter', 'roomCount', 'maxGuests', 'bathCount'];
const RULES = ['checkInTime', 'checkOutTime', 'minNights', 'maxNights', 'securityDeposit'];

/**
 * One home for prospective tenants: without its owner, contract and notes, and without money except price and deposit.
 */
export function FactSheet({ record }: { readonly record: Row }) {
  const { t } = useTranslation('fact-sheet');
  const text = useText();
  const language = useLanguage();
  const { resource } = useEngine();
  const { fields, stateField } = resource;
  const [today] = useState(() => todayIn(new Date()));
  const pairs = (names: readonly string[]): Pair[] =>
    names.flatMap((name) => {
      const field = fields[name];
      if (!field || isMissing(record[name] ?? null)) return [];
      return [{ key: name, label: text(field.label), value: <FieldValue field={field} record={record} /> }];
    });
  const photos = shownFiles(fields['photos'] && record['photos']).slice(0, MAX_PHOTOS);
  const place = districtOf({ resource, record, text });
  const description = descriptionOf({ resource, record, language });
  const amenities = amenitiesOf({ resource, record, text });
  const state = stateField === undefined ? undefined : fields[stateField];
  const isOffered = state === undefined || record[state.name] === 'ACTIVE';
  const title = rowTitle({ resource, row: record });
  const price = pairs(['basePrice'])[0];
  const rules = pairs(RULES);
  return (
    <article className="k-sheet" aria-label={title}>
      <PageHead
        title={title}
        // On paper too: an unavailable home must not be handed out unnoticed.
        tag={isOffered ? undefined : <FieldValue field={state} record={record} />}
        actions={
          <Button icon={<Icon name="PrinterOutlined" />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        }
      />
      {place !== '' && <p className="k-muted k-lead k-sheet-place">{place}</p>}
      {photos.length > 0 && (
        <ul className="k-sheet-photos" data-count={photos.length}>
          {photos.map((file, index) => (
            <li key={file.key}>
              <Photo
                file={file}
                alt={file.caption || t('photo', { number: index + 1, count: photos.length })}
                className="k-sheet-photo"
                isEager
              />
            </li>
          ))}
        </ul>
      )}
      <section className="k-panel k-sheet-facts" aria-label={t('facts')}>
        <Pairs pairs={pairs(SIZE)} />
        {price && (
          <p>
            <span>{price.label}</span> <strong className="k-title">{price.value}</strong>
          </p>
        )}
      </section>
      {description !== '' && (
        <section className="k-panel">
          <h2>{t('about')}</h2>
          <p className="k-pre" style={{ maxWidth: '72ch' }}>
            {description}
          </p>
        </section>
      )}
      {amenities.length > 0 && (
        <section className="k-panel">
          <h2>{t('features')}</h2>
          <ul className="k-sheet-features">
            {amenities.map((amenity) => (
              <li key={amenity}>{amenity}</li>
            ))}
          </ul>
        </section>
      )}
      <div className="k-stack k-sheet-pair">
        {rules.length > 0 && (
          <section className="k-panel">
            <h2>{t('rules')}</h2>
            <Pairs pairs={rules} />
          </section>
        )}
        <Whereabouts record={record} place={place} />
      </div>
      <p className="k-muted">{t(price ? 'footPrice' : 'foot', { date: formatDate({ value: today, language }) })}</p>
    </article>
  );
}
