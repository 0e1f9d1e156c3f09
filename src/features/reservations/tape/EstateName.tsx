import { memo } from 'react';
import type { BarTexts } from './bar-texts.ts';
import type { TapeEstate } from './read-tape.ts';

/** States with cleaning left to do. */
const LEFT = ['DIRTY', 'IN_PROGRESS'];

type NameProps = { readonly top: number; readonly estate: TapeEstate | undefined; readonly texts: BarTexts };

/** Name, code and cleaning state of one estate, visual only: all are in one column, and the rows announce their own. */
export const EstateName = memo(function EstateName({ top, estate, texts }: NameProps) {
  return (
    <div className="k-chart-name" style={{ top }}>
      {estate && (
        <>
          <strong className="k-chart-property" title={estate.name ?? undefined}>
            {estate.name}
          </strong>
          <span className="k-name-code">{estate.code}</span>
          {estate.cleaning !== null && (
            <strong
              className={LEFT.includes(estate.cleaning) ? 'k-warned' : 'k-good'}
              title={texts.cleaning(estate.cleaning)}
            >
              {texts.cleaningShort(estate.cleaning)}
            </strong>
          )}
          {estate.status === 'PASSIVE' && <small title={texts.passive}>⏸</small>}
        </>
      )}
    </div>
  );
});
