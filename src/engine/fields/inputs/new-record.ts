import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefField, Row } from '../../../config/types.ts';
import { useEngine } from '../../resource/EngineContext.tsx';
import { useText } from '../../resource/use-text.ts';
import type { FormValues } from './form-store.ts';

/** A new record to create for a reference of the current form. */
export type NewRecord = {
  readonly field: RefField;
  /** The search text. */
  readonly typed: string;
  /** The values of the surrounding form, for conditions on the choices. */
  readonly form: FormValues;
  readonly onMade: (record: Row) => void;
};

/** Opens the form of a new record beside this one, if the form supports it. */
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
