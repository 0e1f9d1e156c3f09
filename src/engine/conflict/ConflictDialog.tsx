import { useDataProvider } from '@refinedev/core';
import Modal from 'antd/es/modal';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Json, Row } from '../../config/types.ts';
import { plainText } from '../../config/values.ts';
import type { HttpError } from '../../providers/http-error.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FieldValue } from '../fields/displays.tsx';
import { formatDateTime } from '../format.ts';
import type { FormStore } from '../fields/inputs/form-store.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { useLanguage, useText } from '../resource/use-text.ts';
import { differences, valuesAfterConflict, withRows } from './compare.ts';
import { Comparison } from './Comparison.tsx';

type ConflictDialogProps = {
  /** The 412: `body.current` is the record as it is now, `body.changedBy` who made it so. */
  readonly error: HttpError;
  readonly store: FormStore;
  /** Back to the form; everything typed is still there. */
  readonly onCancel: () => void;
  /** The store is now based on `current`, with the choices applied; it must be saved on top of that version. */
  readonly onSettled: () => void;
};

/** Somebody else saved first: shows their changes, and lets the person choose where both changed the same field. */
export default function ConflictDialog({ error, store, onCancel, onSettled }: ConflictDialogProps) {
  const { t } = useTranslation('form');
  const text = useText();
  const language = useLanguage();
  const { resource } = useEngine();
  const current = useCurrent({ error, id: plainText(store.base()['id'] ?? null) });
  // The person's own input wins unless they give it up; they see it beside the other value.
  const [choices, setChoices] = useState<{ readonly [field: string]: 'mine' | 'theirs' }>({});

  const rows = current ? differences({ resource, store, current }) : [];
  const clashes = rows.filter(({ kind }) => kind === 'clash');
  const settle = () => {
    if (!current) return;
    const theirs = new Set(
      clashes.filter(({ field }) => choices[field.name] === 'theirs').map(({ field }) => field.name),
    );
    store.rebase(
      withRows(resource, store.base(), current),
      withRows(resource, store.values(), valuesAfterConflict({ resource, store, current, theirs })),
    );
    onSettled();
  };
  const who = nameOf(error.body['changedBy']) ?? t('conflict.somebody');
  const at =
    typeof current?.['updatedAt'] === 'string' ? formatDateTime({ value: current['updatedAt'], language }) : '';

  return (
    <Modal
      open
      width={760}
      title={t('conflict.title')}
      okText={t('conflict.save')}
      cancelText={t('conflict.cancel')}
      okButtonProps={{ disabled: !current }}
      onOk={settle}
      onCancel={onCancel}
    >
      <p>{t('conflict.text', { who, at })}</p>
      {!current && <Skeleton rows={3} label={t('loading')} />}
      {current && rows.length > 0 && (
        <Comparison<'before' | 'theirs' | 'mine'>
          label={t('conflict.title')}
          of={t('conflict.field')}
          sides={[
            { key: 'before', title: t('conflict.before') },
            { key: 'theirs', title: t('conflict.theirs', { who }) },
            { key: 'mine', title: t('conflict.mine') },
          ]}
          rows={rows.map(({ field, kind }) => ({
            key: field.name,
            label: text(field.label),
            among: kind === 'clash' ? ['theirs', 'mine'] : [],
            values: {
              before: <FieldValue field={field} record={store.base() as Row} />,
              theirs: <FieldValue field={field} record={current} />,
              mine:
                kind === 'theirs' ? (
                  <span className="k-muted">{t('conflict.untouched')}</span>
                ) : (
                  <FieldValue field={field} record={store.values() as Row} />
                ),
            },
          }))}
          chosen={(name) => choices[name] ?? 'mine'}
          onChoose={(name, side) => side !== 'before' && setChoices({ ...choices, [name]: side })}
        />
      )}
      {current && clashes.length === 0 && <p className="k-muted">{t('conflict.noClash')}</p>}
    </Modal>
  );
}

/** The record as it is now: from the refusal itself, or asked for when it did not say. */
function useCurrent({ error, id }: { error: HttpError; id: string }): Row | undefined {
  const { resource } = useEngine();
  const dataProvider = useDataProvider();
  const sent = asRow(error.body['current']);
  const [fetched, setFetched] = useState<Row>();
  useEffect(() => {
    if (sent) return;
    dataProvider()
      .getOne<Row & { id: string }>({ resource: resource.name, id })
      .then(
        ({ data }) => setFetched(data),
        () => undefined, // the dialog stays without a way to save; "cancel" keeps what was typed
      );
  }, [sent, dataProvider, resource.name, id]);
  return sent ?? fetched;
}

function asRow(value: unknown): Row | undefined {
  return typeof value === 'object' && value !== null && 'id' in value ? (value as Row) : undefined;
}

function nameOf(value: unknown): string | undefined {
  if (typeof value === 'string' && value !== '') return value;
  const name: Json | undefined =
    typeof value === 'object' && value !== null && 'name' in value ? (value.name as Json) : undefined;
  return typeof name === 'string' && name !== '' ? name : undefined;
}
