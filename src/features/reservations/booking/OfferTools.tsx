import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import Segmented from 'antd/es/segmented';
import { useTranslation } from 'react-i18next';
import { optionOf } from '../../../config/options.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { Labelled } from '../../../ui/Labelled.tsx';
import { useEngine } from '../../../engine/resource/EngineContext.tsx';
import { useText } from '../../../engine/resource/use-text.ts';
import type { AskedOffers, choicesOf, OfferSort } from './offers.ts';

const SORTS: readonly OfferSort[] = ['price', 'fit', 'name'];

type OfferToolsProps = {
  readonly searchId: string;
  readonly choices: ReturnType<typeof choicesOf>;
  readonly asked: AskedOffers;
  readonly onAsk: (asked: AskedOffers) => void;
  /** Called for Enter in the search. */
  readonly onFirst: () => void;
  readonly isMap: boolean;
  readonly onMap: (isMap: boolean) => void;
};

/** The filters and order of the homes, and the switch between list and map. */
export function OfferTools({ searchId, choices, asked, onAsk, onFirst, isMap, onMap }: OfferToolsProps) {
  const { t } = useTranslation('booking');
  const word = useTypeWord();
  const ask = (next: Partial<AskedOffers>) => onAsk({ ...asked, ...next });
  return (
    <Flex wrap gap="8px 12px" align="end">
      <Labelled label={t('offers.search')}>
        <Input
          id={searchId}
          type="search"
          autoComplete="off"
          maxLength={100}
          placeholder={t('offers.searchBy')}
          value={asked.typed}
          onChange={(event) => ask({ typed: event.target.value })}
          onPressEnter={(event) => {
            // Enter takes the first free home and never submits the form.
            event.preventDefault();
            if (asked.typed.trim() !== '') onFirst();
          }}
        />
      </Labelled>
      {(['district', 'rooms', 'type'] as const).map((name) => (
        <Choice
          key={name}
          label={t(`filter.${name}`)}
          value={asked.filters[name]}
          options={[
            { value: '', label: t('filter.all') },
            ...choices[name].map((value) => ({ value, label: name === 'type' ? word(value) : value })),
          ]}
          onChange={(value) => ask({ filters: { ...asked.filters, [name]: value } })}
        />
      ))}
      <Choice
        label={t('sort.label')}
        value={asked.sort}
        options={SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={(sort) => ask({ sort: SORTS.find((name) => name === sort) ?? 'price' })}
      />
      <Segmented
        aria-label={t('view.label')}
        value={isMap ? 'map' : 'list'}
        options={(['list', 'map'] as const).map((value) => ({ value, label: t(`view.${value}`) }))}
        onChange={(value) => onMap(value === 'map')}
      />
    </Flex>
  );
}

/** The configuration's label of a type of home. */
function useTypeWord() {
  const text = useText();
  const { config } = useEngine();
  const field = config.resources['estates']?.fields['type'];
  return (code: string): string => text(optionOf(field, code)?.label) || code;
}
