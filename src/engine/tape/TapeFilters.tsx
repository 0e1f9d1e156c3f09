import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../providers/http.ts';
import type { TapeParameter } from './use-tape-address.ts';

type Choices = Readonly<Partial<Record<TapeParameter, readonly (readonly [value: string, title: string])[]>>>;
const CHOSEN = ['group', 'project', 'district', 'rooms', 'cleaning', 'owner'] as const;

type TapeFiltersProps = {
  readonly value: (name: TapeParameter) => string;
  readonly onChange: (values: { readonly [name in TapeParameter]?: string }) => void;
};

/** TC5: which estates are shown. What the role may not read is not offered. */
export default function TapeFilters({ value, onChange }: TapeFiltersProps) {
  const { t } = useTranslation('tape');
  const { data } = useQuery({
    queryKey: ['tape', 'choices'],
    queryFn: async ({ signal }) => (await request<Choices>({ path: '/tape/choices', signal })).data,
  });
  const wasChosen = [...CHOSEN, 'guests' as const, 'freeFrom' as const].some((name) => value(name) !== '');
  return (
    <div className="k-tape-filters" role="group" aria-label={t('filters')}>
      {CHOSEN.map((name) => {
        const choices = data?.[name] ?? [];
        if (choices.length === 0 && value(name) === '') return null;
        return (
          <label key={name}>
            {t(`filter.${name}`)}
            <select value={value(name)} onChange={(event) => onChange({ [name]: event.target.value })}>
              <option value="">{t('filter.all')}</option>
              {choices.map(([key, title]) => (
                <option key={key} value={key}>
                  {name === 'cleaning' ? t(`cleaning.${key}`) : title}
                </option>
              ))}
            </select>
          </label>
        );
      })}
      <label>
        {t('filter.guests')}
        <input
          type="number"
          min={1}
          max={30}
          inputMode="numeric"
          value={value('guests')}
          onChange={(event) => onChange({ guests: event.target.value.replace(/\D/g, '').slice(0, 2) })}
        />
      </label>
      {(['freeFrom', 'freeTo'] as const).map((name) => (
        <label key={name}>
          {t(`filter.${name}`)}
          <input type="date" value={value(name)} onChange={(event) => onChange({ [name]: event.target.value })} />
        </label>
      ))}
      {wasChosen && (
        <button
          type="button"
          className="k-tape-tool"
          onClick={() =>
            onChange(Object.fromEntries([...CHOSEN, 'guests', 'freeFrom', 'freeTo'].map((name) => [name, ''])))
          }
        >
          {t('filter.clear')}
        </button>
      )}
    </div>
  );
}
