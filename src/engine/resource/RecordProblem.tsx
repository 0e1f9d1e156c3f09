import { useTranslation } from 'react-i18next';
import Button from 'antd/es/button';
import { Link } from 'react-router';
import type { HttpError } from '@refinedev/core';
import { Notice } from '../../ui/Notice.tsx';
import { useEngine } from './EngineContext.tsx';

/** In place of a record that cannot be shown: not there (or not yours), not allowed, or not reached. */
export function RecordProblem({ error, onRetry }: { readonly error: HttpError; readonly onRetry: () => void }) {
  const { t } = useTranslation('show');
  const { resource } = useEngine();
  const kind = error.statusCode === 404 ? 'missing' : error.statusCode === 403 ? 'forbidden' : 'failed';
  return (
    <Notice
      kind="error"
      title={t(`problem.${kind}.title`)}
      error={error}
      // Literal calls describe missing records in their own words.
      text={kind === 'failed' || resource.api.routed ? error.message : t(`problem.${kind}.text`)}
    >
      {kind === 'failed' && <Button onClick={onRetry}>{t('problem.retry')}</Button>}
      {resource.can.includes('list') && <Link to={resource.routes.list}>{t('problem.toList')}</Link>}
    </Notice>
  );
}
