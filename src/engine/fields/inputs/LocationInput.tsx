import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { latLngOf } from '../../../config/fields/location.ts';
import type { Json, LocationField } from '../../../config/types.ts';
import { isJsonObject, isMissing, plainText } from '../../../config/values.ts';
import { PlaceMap } from '../../map/PlaceMap.tsx';
import { useLanguage, useText } from '../../resource/use-text.ts';
import { formatNumber, parseDecimal } from '../../format.ts';
import { useFormValue } from './form-store.ts';
import { commonProps, type InputProps } from './input-props.ts';

const PARTS = ['lat', 'lng'] as const;
type Part = (typeof PARTS)[number];

/** Latitude and longitude as numbers, and a pin on a map that says the same. Either can be used alone. */
export function LocationInput(props: InputProps<LocationField>) {
  const { t } = useTranslation('fields');
  const text = useText();
  const language = useLanguage();
  const { field, store } = props;
  const value = useFormValue(store, field.name) ?? null;
  const [typed, setTyped] = useState<Partial<Record<Part, string>>>({});
  const stored = (part: Part): Json => (isJsonObject(value) ? (value[part] ?? null) : null);
  const shown = (part: Part): string => {
    const number = stored(part);
    return typed[part] ?? (typeof number === 'number' ? formatNumber({ value: number, language }) : plainText(number));
  };
  const set = (part: Part, written: string) => {
    setTyped({ ...typed, [part]: written });
    // A text that is no number stays as typed, so validation reports it and nothing is lost.
    const next = written.trim() === '' ? null : (parseDecimal({ text: written, language }) ?? written);
    const place = { lat: stored('lat'), lng: stored('lng'), [part]: next };
    store.set(field.name, isMissing(place.lat) && isMissing(place.lng) ? null : place);
  };
  const { id, ...common } = commonProps(props);
  return (
    <>
      <Flex gap={12} style={{ marginBlockEnd: 8 }}>
        {PARTS.map((part, index) => (
          <label key={part}>
            <span className="k-muted">{t(`map.${part}`)}</span>
            <Input
              {...common}
              id={index === 0 ? id : `${id}-${part}`}
              inputMode="decimal"
              autoComplete="off"
              value={shown(part)}
              onChange={(event) => set(part, event.target.value)}
              onBlur={() => setTyped({})}
            />
          </label>
        ))}
      </Flex>
      <PlaceMap
        label={text(field.label)}
        pin={latLngOf(value)}
        onPin={(place) => {
          setTyped({});
          store.set(field.name, place);
        }}
      />
      <p className="k-muted">{t('map.hint')}</p>
    </>
  );
}
