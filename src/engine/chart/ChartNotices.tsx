import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/Notice.tsx';
import { asHttpError } from '../resource/as-http-error.ts';

type ChartNoticesProps = {
  /** Namespace with the texts `failed`, `none` and `noneText`. */
  readonly namespace: string;
  /** Why the last answer did not come. */
  readonly failure: unknown;
  readonly onRetry: () => void;
  /** Known to have no rows. */
  readonly isEmpty: boolean;
};

/** Above a chart that could not be loaded, or has nothing to show. */
export function ChartNotices({ namespace, failure, onRetry, isEmpty }: ChartNoticesProps) {
  const { t } = useTranslation([namespace, 'common']);
  return (
    <>
      {failure !== undefined && (
        <Notice kind="error" title={t('failed')} text={asHttpError(failure).message} error={failure}>
          <Button onClick={onRetry}>{t('common:answer.retry')}</Button>
        </Notice>
      )}
      {isEmpty && <Notice kind="empty" title={t('none')} text={t('noneText')} />}
    </>
  );
}
