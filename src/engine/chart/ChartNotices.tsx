import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/Notice.tsx';
import { asHttpError } from '../resource/as-http-error.ts';

type ChartNoticesProps = {
  /** Of the texts `failed`, `retry`, `none` and `noneText`. */
  readonly namespace: string;
  /** Why the last answer did not come. */
  readonly failure: unknown;
  readonly onRetry: () => void;
  /** Known to have no rows. */
  readonly isEmpty: boolean;
};

/** Above a chart that could not be loaded, or has nothing to show. */
export function ChartNotices({ namespace, failure, onRetry, isEmpty }: ChartNoticesProps) {
  const { t } = useTranslation(namespace);
  return (
    <>
      {failure !== undefined && (
        <Notice kind="error" title={t('failed')} text={asHttpError(failure).message}>
          <button type="button" className="k-control" onClick={onRetry}>
            {t('retry')}
          </button>
        </Notice>
      )}
      {isEmpty && <Notice kind="empty" title={t('none')} text={t('noneText')} />}
    </>
  );
}
