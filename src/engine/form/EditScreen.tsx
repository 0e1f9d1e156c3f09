import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { Row } from '../../config/types.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useEngine } from '../resource/EngineContext.tsx';
import { isButtonOffered } from '../resource/offered.ts';
import { bestPath, pathAfter } from '../resource/paths.ts';
import { RecordProblem } from '../resource/RecordProblem.tsx';
import { rowTitle } from '../resource/title.ts';
import { useRecord } from '../resource/use-record.ts';
import { Cancel } from './Cancel.tsx';
import { RecordForm } from './RecordForm.tsx';
import type { BeforeSave } from './use-submit.ts';

type EditScreenProps = {
  readonly id: string;
  readonly beforeSave?: BeforeSave;
  /** Above the form, of the record as it is. */
  readonly children?: (record: Row) => ReactNode;
};

/** The form of one existing record. */
export function EditScreen({ id, beforeSave, children }: EditScreenProps) {
  const { t } = useTranslation('form');
  const navigate = useNavigate();
  const { config, resource } = useEngine();
  const { record, isFresh, error, retry } = useRecord(id);
  if (error) return <RecordProblem error={error} onRetry={retry} />;
  // Input is saved on top of this version, so it must be current.
  if (!record || !isFresh) return <Skeleton rows={8} label={t('loading')} />;
  const way = resource.can.includes('show') ? bestPath({ resource, id }) : undefined;
  const title = t('editTitle', { title: rowTitle({ resource, row: record }) });
  if (!isButtonOffered('edit', { config, resource, record })) {
    return (
      <Notice kind="empty" title={t('locked', { title: rowTitle({ resource, row: record }) })}>
        <Link to={way ?? resource.routes.list}>{t('lockedBack')}</Link>
      </Notice>
    );
  }
  return (
    <section aria-label={title}>
      <PageHead title={title} />
      {children?.(record)}
      <RecordForm
        record={record}
        {...(beforeSave && { beforeSave })}
        onSaved={(saved) =>
          saved['_left'] === true
            ? // The record is no longer on the page that the form belongs to.
              void navigate(pathAfter({ config, resource, row: saved }), { replace: true })
            : void navigate(way ?? resource.routes.list)
        }
        cancel={<Cancel to={way ?? resource.routes.list} />}
      />
    </section>
  );
}
