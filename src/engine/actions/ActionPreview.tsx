import { useTranslation } from 'react-i18next';
import type { Action, Fact, Json, Row } from '../../config/types.ts';
import { FactPairs } from '../fields/FactPair.tsx';
import { type FormStore, useFormKeys } from '../fields/inputs/form-store.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { actionCall } from '../resource/paths.ts';
import { TYPING, useAnswer } from '../resource/use-answer.ts';

const ALL = ['*'];

type ActionPreviewProps = {
  readonly action: Action;
  readonly facts: readonly Fact[];
  readonly record: Row;
  readonly store: FormStore;
  /** What would be sent as the dialog stands. */
  readonly typed: () => { readonly [key: string]: Json };
};

/** What would come of an action as its dialog is filled in: the action itself, worked out by the server and not saved. */
export function ActionPreview({ action, facts, record, store, typed }: ActionPreviewProps) {
  const { t } = useTranslation('show');
  const { resource } = useEngine();
  useFormKeys(store, ALL);
  const path = `${actionCall({ resource, id: record.id, action: action.name })}?dryRun=true`;
  const { data, isCurrent } = useAnswer<Row>({ path, body: typed() }, { about: record.id, pause: TYPING });
  return (
    <section
      className="k-below k-action-facts"
      aria-label={t('action.outcome')}
      aria-live="polite"
      aria-busy={!isCurrent}
    >
      {data ? (
        <FactPairs facts={facts} record={{ ...record, ...data }} />
      ) : (
        <p className="k-muted">{t('action.outcomeOpen')}</p>
      )}
    </section>
  );
}
