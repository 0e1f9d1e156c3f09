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
  /** The current input of the dialog. */
  readonly typed: () => { readonly [key: string]: Json };
};

/** A preview of an action with the current input: the real action, run by the server but not saved. */
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
