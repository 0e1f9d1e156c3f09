import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BarTexts } from './bar-texts.ts';
import type { TapeEstate } from './read-tape.ts';

/** Of the cell that names a line; the line's row owns it by this, as all names stand together in one column. */
export const nameId = (line: number): string => `tape-name-${line}`;

type NameProps = { readonly line: number; readonly top: number };

/** The heading of a section, which folds its estates away. */
export const SectionName = memo(function SectionName(
  props: NameProps & { title: string; estates: number; isFolded: boolean; onFold: (title: string) => void },
) {
  const { line, top, title, estates, isFolded, onFold } = props;
  const { t } = useTranslation('tape');
  return (
    <div role="rowheader" id={nameId(line)} className="k-tape-name k-tape-section" style={{ top }}>
      <button type="button" tabIndex={-1} aria-expanded={!isFolded} onClick={() => onFold(title)}>
        <span aria-hidden="true">{isFolded ? '▸' : '▾'}</span> {title === '' ? t('noSection') : title}
        <small>{estates}</small>
      </button>
    </div>
  );
});

/** Code, property and cleaning of one estate. */
export const EstateName = memo(function EstateName(
  props: NameProps & { readonly estate: TapeEstate | undefined; readonly texts: BarTexts },
) {
  const { line, top, estate, texts } = props;
  return (
    <div role="rowheader" id={nameId(line)} className="k-tape-name" data-estate={estate?.id} style={{ top }}>
      {estate && (
        <>
          <strong>{estate.code}</strong>
          <span className="k-tape-property">{estate.name}</span>
          {estate.cleaning !== null && (
            <small
              className="k-tape-clean"
              data-cleaning={estate.cleaning}
              title={texts.cleaning(estate.cleaning, 'cleaning')}
            >
              {texts.cleaning(estate.cleaning, 'cleaningShort')}
              <span className="k-hidden">{texts.cleaning(estate.cleaning, 'cleaning')}</span>
            </small>
          )}
          {estate.status === 'PASSIVE' && <small title={texts.passive}>⏸</small>}
        </>
      )}
    </div>
  );
});
