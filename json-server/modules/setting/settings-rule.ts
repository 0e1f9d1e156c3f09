import { companyWords, refuseSettings } from '../../../src/domain/setting/settings-change.ts';
import { personName } from '../../live/rows/rows.ts';
import type { SettingsRow } from '../../live/rows/stored/settings.ts';
import type { DomainRule } from '../../live/rules/domain-write.ts';

/** A company's settings (see `refuseSettings`, `companyWords`). */
export const settingsRule: DomainRule<SettingsRow> = ({ record, before, company }) => {
  const refused = refuseSettings(record);
  if (refused) return { refused };
  const known = company?.();
  if (!known) return { set: {} };
  const registered = { ...known, companyName: known.companyName || personName(known) };
  return { set: companyWords(record, registered, before === undefined) };
};
