import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../../config/types.ts';
import { liveProvider } from '../../../providers/live.ts';
import { request } from '../../../providers/http.ts';
import { formatDate, formatHours } from '../../../engine/fields/format.ts';
import { useEngine } from '../../../engine/resource/EngineContext.tsx';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { type Turnover, type TurnoverSide, TurnoverSides } from './TurnoverSides.tsx';
import './stay-turnovers.css';

type StayTurnoversProps = {
  readonly record: Row;
  /** Shows the other stay of a turnover. */
  readonly onOpen: (id: string) => void;
};

/** AV5: who leaves on the day a stay arrives, who arrives on the day it leaves, and whether the home is clean between. */
export function StayTurnovers({ record, onOpen }: StayTurnoversProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { resource } = useEngine();
  const { id, version } = record;
  const { data, error, refetch } = useQuery({
    queryKey: ['turnovers', id, version],
    queryFn: async ({ signal }) => {
      const path = `/turnovers?${new URLSearchParams({ reservationId: id, all: 'true' }).toString()}`;
      return (await request<{ readonly items: readonly Turnover[] }>({ path, signal })).data.items;
    },
    retry: false,
    // Of the stay as it was before its last change, never of another one.
    placeholderData: (before, query) => (query?.queryKey[1] === id ? before : undefined),
  });
  // The others may be moved, too.
  useEffect(() => {
    const channel = `resources/${resource.name}`;
    const follow = liveProvider.subscribe({ channel, types: ['*'], callback: () => void refetch() }) as unknown;
    return () => liveProvider.unsubscribe(follow);
  }, [resource.name, refetch]);

  const name = (side: TurnoverSide) =>
    side.id === id ? (
      t('turnover.this')
    ) : (
      <button type="button" className="k-link-button" onClick={() => onOpen(side.id)}>
        {side.guest === null ? side.code : `${side.guest} (${side.code})`}
      </button>
    );
  if (!data && !error) return null;
  return (
    <section className="k-panel k-stay-turnovers">
      <h2>{t('turnover.ofStay')}</h2>
      {error && !data && <p role="alert">{error.message}</p>}
      {data?.length === 0 && <p>{t('turnover.noneOfStay')}</p>}
      <ul>
        {data?.map((turnover) => {
          const { date, minutes, readyAt, isTight, arriving, leaving } = turnover;
          return (
            <li key={`${leaving.id} ${arriving.id}`} data-tight={isTight || undefined}>
              <strong>
                {t(arriving.id === id ? 'turnover.before' : 'turnover.after')} · {formatDate({ value: date, language })}
              </strong>
              <TurnoverSides turnover={turnover} name={name} />
              {minutes !== null && minutes >= 0 && (
                <small>{t('turnover.between', { hours: formatHours({ minutes, language }) })}</small>
              )}
              {isTight && <b>⚠ {t('turnover.tight', { at: readyAt })}</b>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
