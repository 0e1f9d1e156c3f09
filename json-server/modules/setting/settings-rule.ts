import { personName } from '../../live/rows/rows.ts';
import type { DomainRule } from '../../live/rules/domain-write.ts';
import type { SettingsRow } from '../../live/rows/stored/settings.ts';

/** A host name or address, without characters that have a meaning in a web address. */
const HOST = /^[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$/;

const refuse = (field: string, key: `setting.${string}`) =>
  ({ refused: { status: 422, field, key, params: {} } }) as const;

type Text = keyof Pick<
  SettingsRow,
  'currency' | 'ratesUrl' | 'ratesFetchAt' | 'smtpHost' | 'companyName' | 'companyEmail' | 'companyPhone'
>;

/** Checks that the values fit together; the company always has a name: its registered one by default. */
export const settingsRule: DomainRule<SettingsRow> = ({ record, before, company }) => {
  const { currencies } = record;
  const textAt = (key: Text) => record[key] ?? '';
  if (Array.isArray(currencies) && textAt('currency') !== '' && !currencies.includes(textAt('currency'))) {
    return refuse('currency', 'setting.currencyUnused');
  }
  if (record.ratesFetch === true && (textAt('ratesUrl') === '' || textAt('ratesFetchAt') === '')) {
    return refuse(textAt('ratesUrl') === '' ? 'ratesUrl' : 'ratesFetchAt', 'setting.fetchNeedsUrl');
  }
  if (textAt('smtpHost') !== '' && !HOST.test(textAt('smtpHost'))) return refuse('smtpHost', 'setting.smtpHost');
  const known = company?.();
  if (!known) return { set: {} };
  const companyName = textAt('companyName') || known.companyName || personName(known);
  if (before) return { set: { companyName } };
  const companyEmail = textAt('companyEmail') || known.companyEmail || null;
  const companyPhone = textAt('companyPhone') || known.companyPhone || null;
  return { set: { companyName, companyEmail, companyPhone } };
};
