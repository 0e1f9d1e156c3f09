import type { AreaScreens } from '../../engine/area-screens.ts';

export default {
  screens: {
    '/v1/setting/resources': async () => (await import('./Configuration.tsx')).Configuration,
    '/v1/setting/system': async () => (await import('./System.tsx')).System,
  },
  panels: {
    'setting-contract': async () => (await import('./ContractSheet.tsx')).ContractSheet,
    'setting-contracts': async () => (await import('./ContractList.tsx')).ContractList,
    'setting-links': async () => (await import('./SettingLinks.tsx')).SettingLinks,
    'setting-mail': async () => (await import('./MailState.tsx')).MailState,
    'setting-rates': async () => (await import('./RatesNow.tsx')).RatesNow,
    'setting-simulators': async () => (await import('./Simulators.tsx')).Simulators,
  },
} satisfies AreaScreens;
