import { useTranslation } from 'react-i18next';
import type { Imported } from '../../../domain/prices/grid/import.ts';

const MOST_SHOWN = 50;

type FileFindingsProps = {
  /** Why a file was not read. */
  readonly refused: string | undefined;
  readonly found: Imported | undefined;
  readonly onTake: () => void;
  readonly onClose: () => void;
};

/** What a file would bring, and which of its cells say no price. */
export function FileFindings({ refused, found, onTake, onClose }: FileFindingsProps) {
  const { t } = useTranslation('price-grid');
  return (
    <div className="k-price-import" role="region" aria-label={t('file.upload')}>
      {refused !== undefined && <p role="alert">{refused}</p>}
      {found && (
        <>
          <p role="status">{t('file.found', { prices: found.prices.length, issues: found.issues.length })}</p>
          <ul>
            {found.issues.slice(0, MOST_SHOWN).map(({ place, text, why }) => (
              <li key={`${place}${why}`}>
                <strong>{place}</strong> {t(`file.why.${why}`, { text })}
              </li>
            ))}
            {found.issues.length > MOST_SHOWN && <li>{t('more', { count: found.issues.length - MOST_SHOWN })}</li>}
          </ul>
          {found.prices.length > 0 && (
            <button type="button" className="k-control" onClick={onTake}>
              {t(found.issues.length > 0 ? 'file.takeValid' : 'file.takeAll')}
            </button>
          )}
        </>
      )}
      <button type="button" className="k-control" onClick={onClose}>
        {t('panel.close')}
      </button>
    </div>
  );
}
