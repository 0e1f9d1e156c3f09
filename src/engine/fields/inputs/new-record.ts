import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefField, Row } from '../../../config/types.ts';
import { useEngine } from '../../resource/EngineContext.tsx';
import { useText } from '../../resource/use-text.ts';
import type { FormValues } from './form-store.ts';

/** A new record that somebody wants to make on the way, for a reference of the form they are in. */
export type NewRecord = {
  readonly field: RefField;
  /** What was searched for. */
  readonly typed: string;
  /** What the form around it holds, for conditions on what may be chosen. */
  readonly form: FormValues;
  readonly onMade: (record: Row) => void;
};

/** Opens the form of a new record beside this one; forms that can give it. */
export const NewRecordContext = createContext<((wanted: NewRecord) => void) | undefined>(undefined);

/**
 * Whether this form offers to make a record that a reference then names: to roles that may, and only where the form of
 * such records is the generic one.
 */
export function useNewRecord(field: RefField): { label: string; start: (wanted: NewRecord) => void } | undefined {
  const { t } = useTranslation('form');
  const text = useText();
  const { config } = useEngine();
  const start = use(NewRecordContext);
  const target = config.resources[field.resource];
  if (!start || !target || field.create === false || !target.can.includes('create')) return undefined;
  if (target.create.screen !== undefined || target.api.routed || target.single) return undefined;
  const label = target.one
    ? t('createOne', { one: text(target.one) })
    : t('createTitle', { resource: text(target.label) });
  return { label, start };
}
