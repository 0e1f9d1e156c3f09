import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { EngineProvider, type EngineParts } from '../resource/EngineContext.tsx';
import { RecordProblem } from '../resource/RecordProblem.tsx';
import { useRecord } from '../resource/use-record.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { RecordForm } from './RecordForm.tsx';

type KeptFormProps = EngineParts & {
  /** The record's id; there is one record under each. */
  readonly id: string;
};

/** The form of a record that the browser keeps, where it is read: it is saved, and stays. */
export function KeptForm({ config, resource, id }: KeptFormProps) {
  return (
    <EngineProvider config={config} resource={resource}>
      <div className="k-kept-form">
        <Form key={id} id={id} />
      </div>
    </EngineProvider>
  );
}

function Form({ id }: Pick<KeptFormProps, 'id'>) {
  const { t } = useTranslation('form');
  const { record, isFresh, error, retry } = useRecord(id);
  if (error) return <RecordProblem error={error} onRetry={retry} />;
  if (!record || !isFresh) return <Skeleton rows={4} label={t('loading')} />;
  // Each version has a form of its own: what was saved is what the next change is compared with.
  return (
    <RecordForm
      key={Number(record['version'])}
      record={record}
      onSaved={() => undefined}
      cancel={(discard) => <Button onClick={discard}>{t('draft.discard')}</Button>}
    />
  );
}
