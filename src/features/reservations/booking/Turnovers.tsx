import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from '../../../engine/format.ts';
import { useEngine } from '../../../engine/resource/EngineContext.tsx';
import { bestPath } from '../../../engine/resource/paths.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import type { TurnoversAnswer, TurnoverSide } from '../../../wire/turnovers.ts';
import { NameText } from '../../../ui/NameText.tsx';
import { TurnoverSides } from './TurnoverSides.tsx';
import { TYPING, useAnswer } from '../../../engine/resource/use-answer.ts';

type TurnoversProps = {
  /** Query of `GET /api/turnovers`; undefined = nothing to load yet. */
  readonly query: { readonly [name: string]: string } | undefined;
};

/** AV5: warns if the next guests come before the home is clean. It never blocks. */
export function Turnovers({ query }: TurnoversProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { resource } = useEngine();
  const path = query && `/turnovers?${new URLSearchParams(query).toString()}`;
  const { data } = useAnswer<TurnoversAnswer>(path, { pause: TYPING });
  const name = ({ id, code, guest }: TurnoverSide) => {
    const way = id === '' ? undefined : bestPath({ resource, id });
    const who = guest ?? code;
    return way === undefined ? <strong>{who || t('turnover.this')}</strong> : <Link to={way}>{who}</Link>;
  };
  if (!data || data.items.length === 0) return null;
  return (
    <div role="status" style={{ marginBlock: 8 }}>
      <Alert
        role="presentation"
        type="warning"
        message={t('turnover.title', { count: data.items.length })}
        description={
          <ul>
            {data.items.map((turnover) => (
              <li key={`${turnover.leaving.id} ${turnover.arriving.id}`}>
                {formatDate({ value: turnover.date, language })} · <NameText name={turnover.home} />:{' '}
                <TurnoverSides turnover={turnover} name={name} /> ({t('turnover.ready', { at: turnover.readyAt })})
              </li>
            ))}
          </ul>
        }
      />
    </div>
  );
}
