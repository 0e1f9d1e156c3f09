import { useCustom } from '@refinedev/core';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Timeline from 'antd/es/timeline';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../config/types.ts';
import { Answered } from '../../ui/Answered.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { formatDateTime } from '../format.ts';
import { answerOf } from '../resource/answer-of.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { isButtonOffered } from '../resource/offered.ts';
import { useLanguage, useText } from '../resource/use-text.ts';
import { ChangedValue } from './ChangedValue.tsx';
import { fieldOfKey } from '../resource/keys.ts';
import { type PastEntry, valueBeforeEntry, type PastValues, versionAfter } from './put-back.ts';

const PutBackDialog = lazy(() => import('./PutBackDialog.tsx'));

const SHOWN = 20; // entries before "show all"

/** Who changed what, newest first, with field labels. */
export function RecordHistory({ record }: { readonly record: Row }) {
  const { t } = useTranslation('show');
  const language = useLanguage();
  const { config, resource } = useEngine();
  const canPutBack = isButtonOffered('edit', { config, resource, record });
  const [isWhole, setIsWhole] = useState(false);
  const [wanted, setWanted] = useState<PastValues>();
  const { query } = useCustom<{ items?: readonly PastEntry[] }>({
    url: `/${resource.api.path.replace(/^\//, '')}/${encodeURIComponent(record.id)}/history`,
    method: 'get',
    errorNotification: false,
    // A new version has a longer history.
    queryOptions: { queryKey: ['history', resource.name, record.id, record['version'] ?? null, language] },
  });
  return (
    <Answered
      answer={answerOf(query)}
      failed={t('history.failed')}
      isEmpty={({ data }) => !data.items?.length}
      empty={<Notice kind="empty" title={t('history.none')} />}
    >
      {({ data: { items: entries = [] } }) => (
        <>
          <Timeline
            items={(isWhole ? entries : entries.slice(0, SHOWN)).map((entry) => {
              const onWant = canPutBack && entry.action !== 'delete' ? setWanted : undefined;
              return {
                key: entry.id,
                children: (
                  <>
                    <Flex wrap gap="2px 10px" align="baseline">
                      <time className="k-muted" dateTime={entry.at}>
                        {formatDateTime({ value: entry.at, language })}
                      </time>
                      <strong>{entry.by?.name ?? t('history.system')}</strong>
                      <ActionName name={entry.action} />
                      {onWant && (
                        <PutBack values={versionAfter({ resource, record, entries, entry })} onWant={onWant} />
                      )}
                    </Flex>
                    <Changes entry={entry} record={record} onWant={onWant} />
                  </>
                ),
              };
            })}
          />
          {wanted && (
            <Suspense>
              <PutBackDialog record={record} values={wanted} onClose={() => setWanted(undefined)} />
            </Suspense>
          )}
          {!isWhole && entries.length > SHOWN && (
            <Button onClick={() => setIsWhole(true)}>{t('history.all', { count: entries.length })}</Button>
          )}
        </>
      )}
    </Answered>
  );
}

function ActionName({ name }: { name: string }) {
  const { t, i18n } = useTranslation('show');
  const text = useText();
  const { resource } = useEngine();
  const own = resource.actions[name];
  if (own) return <span>{text(own.label)}</span>;
  const rule = resource.automations?.[name];
  if (rule) return <span>{t('history.automation', { name: text(rule) })}</span>;
  return <span>{i18n.exists(`show:history.${name}`) ? t(`history.${name}`) : name}</span>;
}

type PutBackProps = {
  readonly values: PastValues;
  readonly onWant: (values: PastValues) => void;
  /** The field's label; absent: it is about the whole version. */
  readonly label?: string;
};

/** Restores a value, or the whole version; nothing if it equals the current one. */
function PutBack({ values, onWant, label }: PutBackProps) {
  const { t } = useTranslation('show');
  if (Object.keys(values).length === 0) return null;
  return (
    <Button
      type="link"
      size="small"
      aria-label={label === undefined ? undefined : t('history.putBackOf', { field: label })}
      onClick={() => onWant(values)}
    >
      {t(label === undefined ? 'history.putBackVersion' : 'history.putBack')}
    </Button>
  );
}

type ChangesProps = {
  readonly entry: PastEntry;
  readonly record: Row;
  readonly onWant: ((values: PastValues) => void) | undefined;
};

function Changes({ entry, record, onWant }: ChangesProps) {
  const text = useText();
  const { t } = useTranslation('show');
  const { resource } = useEngine();
  const changes = Object.entries(entry.changes ?? {}).flatMap(([key, { from = null, to = null }]) => {
    const field = fieldOfKey({ resource, key });
    if (!field || (entry.action === 'create' && to === null)) return [];
    // Each end of a range is a change of its own; its key says which.
    const end =
      field.type === 'dateRange' ? (key === field.start ? ` (${t('history.start')})` : ` (${t('history.end')})`) : '';
    return [{ key, field, label: `${text(field.label)}${end}`, from, to }];
  });
  if (changes.length === 0) return null;
  return (
    <ul className="k-changes">
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
              <PutBack values={valueBeforeEntry({ resource, record, entry, key })} onWant={onWant} label={label} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
