import { useCustom } from '@refinedev/core';
import Button from 'antd/es/button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../config/types.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { formatDateTime } from '../format.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { isOffered } from '../resource/offered.ts';
import { useLanguage, useText } from '../resource/use-text.ts';
import { ChangedValue } from './ChangedValue.tsx';
import { fieldOfKey } from '../resource/keys.ts';
import { type Entry, valueBefore, type Values, versionAfter } from './put-back.ts';

const PutBackDialog = lazy(() => import('./PutBackDialog.tsx'));

const SHOWN = 20; // entries before "show all"

/** Who changed what, newest first, in the words of the labels. */
export function History({ record }: { readonly record: Row }) {
  const { t } = useTranslation('show');
  const language = useLanguage();
  const { config, resource } = useEngine();
  const canPutBack = isOffered('edit', { config, resource, record });
  const [isWhole, setIsWhole] = useState(false);
  const [wanted, setWanted] = useState<Values>();
  const { query, result } = useCustom<{ items?: readonly Entry[] }>({
    url: `/${resource.api.path.replace(/^\//, '')}/${encodeURIComponent(record.id)}/history`,
    method: 'get',
    errorNotification: false,
    // A new version has a longer history.
    queryOptions: { queryKey: ['history', resource.name, record.id, record['version'] ?? null, language] },
  });
  const entries = result.data.items ?? [];
  if (query.isLoading) return <Skeleton rows={3} label={t('loading')} />;
  if (query.isError) return <Notice kind="error" title={t('history.failed')} text={query.error.message} />;
  if (entries.length === 0) return <Notice kind="empty" title={t('history.none')} />;
  return (
    <>
      <ol className="k-history">
        {(isWhole ? entries : entries.slice(0, SHOWN)).map((entry) => (
          <li key={entry.id}>
            <p className="k-history-head">
              <time dateTime={entry.at}>{formatDateTime({ value: entry.at, language })}</time>
              <strong>{entry.by?.name ?? t('history.system')}</strong>
              <ActionName name={entry.action} />
              {canPutBack && entry.action !== 'delete' && (
                <PutBack values={versionAfter({ resource, record, entries, entry })} onWant={setWanted} />
              )}
            </p>
            <Changes
              entry={entry}
              record={record}
              onWant={canPutBack && entry.action !== 'delete' ? setWanted : undefined}
            />
          </li>
        ))}
      </ol>
      {wanted && (
        <Suspense>
          <PutBackDialog record={record} values={wanted} onClose={() => setWanted(undefined)} />
        </Suspense>
      )}
      {!isWhole && entries.length > SHOWN && (
        <Button onClick={() => setIsWhole(true)}>{t('history.all', { count: entries.length })}</Button>
      )}
    </>
  );
}

function ActionName({ name }: { name: string }) {
  const { t, i18n } = useTranslation('show');
  const text = useText();
  const { resource } = useEngine();
  const own = resource.actions[name];
  if (own) return <span>{text(own.label)}</span>;
  return <span>{i18n.exists(`show:history.${name}`) ? t(`history.${name}`) : name}</span>;
}

type PutBackProps = {
  readonly values: Values;
  readonly onWant: (values: Values) => void;
  /** Of one field; absent: of the version. */
  readonly label?: string;
};

/** The way back to a value, or to the whole version; nothing where it is what stands there now. */
function PutBack({ values, onWant, label }: PutBackProps) {
  const { t } = useTranslation('show');
  if (Object.keys(values).length === 0) return null;
  return (
    <button
      type="button"
      className="k-link-button"
      aria-label={label === undefined ? undefined : t('history.putBackOf', { field: label })}
      onClick={() => onWant(values)}
    >
      {t(label === undefined ? 'history.putBackVersion' : 'history.putBack')}
    </button>
  );
}

type ChangesProps = {
  readonly entry: Entry;
  readonly record: Row;
  readonly onWant: ((values: Values) => void) | undefined;
};

function Changes({ entry, record, onWant }: ChangesProps) {
  const text = useText();
  const { t } = useTranslation('show');
  const { resource } = useEngine();
  const changes = Object.entries(entry.changes ?? {}).flatMap(([key, { from = null, to = null }]) => {
    const field = fieldOfKey({ resource, key });
    if (!field || (entry.action === 'create' && to === null)) return [];
    // Of a range each end is a change of its own; its key says which.
    const end =
      field.type === 'dateRange' ? (key === field.start ? ` (${t('history.start')})` : ` (${t('history.end')})`) : '';
    return [{ key, field, label: `${text(field.label)}${end}`, from, to }];
  });
  if (changes.length === 0) return null;
  return (
    <ul>
      {changes.map(({ key, field, label, from, to }) => (
        <li key={key}>
          <span className="k-muted">{label}:</span>{' '}
          {entry.action !== 'create' && (
            <>
              <ChangedValue field={field} name={key} value={from} record={record} />
              <span aria-label={t('history.to')}> → </span>
            </>
          )}
          <ChangedValue field={field} name={key} value={to} record={record} />
          {onWant && entry.action !== 'create' && (
            <>
              {' '}
              <PutBack values={valueBefore({ resource, record, entry, key })} onWant={onWant} label={label} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
