import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Card from 'antd/es/card';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { ImportedPrices } from '../../../domain/prices/grid/import.ts';

const MAX_SHOWN = 50;

type FileFindingsProps = {
  /** Why a file was not read. */
  readonly refused: string | undefined;
  readonly found: ImportedPrices | undefined;
  readonly onTake: () => void;
  readonly onClose: () => void;
};

/** A preview of a file, and its cells without a valid price. */
export function FileFindings({ refused, found, onTake, onClose }: FileFindingsProps) {
  const { t } = useTranslation('price-grid');
  return (
    <Card size="small" role="region" aria-label={t('file.upload')} style={{ flexBasis: '100%' }}>
      {refused !== undefined && <Alert type="error" message={refused} />}
      {found && (
        <>
          <span role="status">{t('file.found', { prices: found.prices.length, issues: found.issues.length })}</span>
          <ul className="k-scroll" style={{ maxHeight: 140 }}>
            {found.issues.slice(0, MAX_SHOWN).map(({ place, text, why }) => (
              <li key={`${place}${why}`}>
                <strong>{place}</strong> {t(`file.why.${why}`, { text })}
              </li>
            ))}
            {found.issues.length > MAX_SHOWN && <li>{t('more', { count: found.issues.length - MAX_SHOWN })}</li>}
          </ul>
        </>
      )}
      <Flex wrap gap={8}>
        {found && found.prices.length > 0 && (
          <Button type="primary" onClick={onTake}>
            {t(found.issues.length > 0 ? 'file.takeValid' : 'file.takeAll')}
          </Button>
        )}
        <Button onClick={onClose}>{t('panel.close')}</Button>
      </Flex>
    </Card>
  );
}
