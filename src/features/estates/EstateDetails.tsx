import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { RecordProblem } from '../../engine/resource/RecordProblem.tsx';
import { useRecord } from '../../engine/resource/use-record.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FactSheet } from './details/FactSheet.tsx';

/**
 * `/v1/estates/details/:id`: the home as a prospective tenant sees it, on the screen and on paper. It loads the record
 * by the ordinary call: roles that may not read the price see none here either.
 */
export function EstateDetails() {
  const { id = '' } = useParams();
  const { t } = useTranslation('fact-sheet');
  const { record, error, retry } = useRecord(id);
  if (error) return <RecordProblem error={error} onRetry={retry} />;
  if (!record) return <Skeleton rows={8} label={t('loading')} />;
  return <FactSheet record={record} />;
}
