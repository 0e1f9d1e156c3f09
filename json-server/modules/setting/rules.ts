import type { AreaRules } from '../../rules/area-rules.ts';
import { DATED_RATES } from '../../settings/dated-rates.ts';
import { contractTextRule, refuseContractRemoval } from './contract-rule.ts';
import { settingsRule } from './settings-rule.ts';
import { datedRateRule, nextRate } from './rate-rule.ts';

export const settingRules = {
  rules: { settings: settingsRule, 'dated-rate': datedRateRule, 'contract-text': contractTextRule },
  followers: { [DATED_RATES]: [nextRate] },
  removalRefusal: {
    'dated-rate': () => ({ status: 409, field: 'validFrom', key: 'setting.rateKept', params: {} }),
    'contract-text': refuseContractRemoval,
  },
} satisfies AreaRules;
