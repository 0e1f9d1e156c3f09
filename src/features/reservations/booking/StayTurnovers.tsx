import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../../config/types.ts';
import { formatDate, formatHours } from '../../../engine/format.ts';
import { useEngine } from '../../../engine/resource/EngineContext.tsx';
import { useAnswer } from '../../../engine/resource/use-answer.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import type { TurnoversAnswer, TurnoverSide } from '../../../wire/turnovers.ts';
import { Rows } from '../../../ui/Rows.tsx';
import { TurnoverSides } from './TurnoverSides.tsx';
import './stay-turnovers.css';

type StayTurnoversProps = {
  readonly record: Row;
  /** Opens the other stay of a turnover. */
  readonly onOpen: (id: string) => void;
};

/** AV5: the departure on a stay's arrival day, the arrival on its departure day, and the cleaning in between. */
export function StayTurnovers({ record, onOpen }: StayTurnoversProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { resource } = useEngine();
  const { id } = record;
  const path = `/turnovers?${new URLSearchParams({ reservationId: id, all: 'true' }).toString()}`;
  // The other stays may be moved too.
  const { data, failure } = useAnswer<TurnoversAnswer>(path, {
    follows: [resource.name, 'estates'],
    about: id,
  });
  const name = (side: TurnoverSide) =>
    side.id === id ? (
      t('turnover.this')
    ) : (
      <Button type="link" size="small" onClick={() => onOpen(side.id)}>
        {side.guest === null ? side.code : `${side.guest} (${side.code})`}
      </Button>
    );
  if (!data && !failure) return null;
  return (
    <section className="k-panel k-stay-turnovers">
      <h2>{t('turnover.ofStay')}</h2>
      {failure && <span role="alert">{failure.message}</span>}
      {data?.items.length === 0 && <span className="k-muted">{t('turnover.noneOfStay')}</span>}
      <Rows>
        {data?.items.map((turnover) => {
          const { date, minutes, readyAt, isTight, arriving, leaving } = turnover;
          return (
            <li key={`${leaving.id} ${arriving.id}`} data-tight={isTight || undefined}>
              <strong>
                {t(arriving.id === id ? 'turnover.before' : 'turnover.after')} · {formatDate({ value: date, language })}
              </strong>
              <TurnoverSides turnover={turnover} name={name} />
              {minutes !== null && minutes >= 0 && (
                <small className="k-muted">
                  {t('turnover.between', { hours: formatHours({ minutes, language }) })}
                </small>
              )}
              {isTight && <b>⚠ {t('turnover.tight', { at: readyAt })}</b>}
            </li>
          );
        })}
      </Rows>
    </section>
  );
}
