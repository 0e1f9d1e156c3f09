import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, vi } from 'vitest';

// What browsers have and happy-dom lacks or does only in part.
if (!('ResizeObserver' in globalThis)) {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
}
const computed = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => computed(element);
window.scrollTo = () => undefined;

// What is waited for comes; on a machine that does much at once a lazy piece takes more than the usual second.
configure({ asyncUtilTimeout: 10_000 });

// The real catalogues, so that a test reads what a person reads.
const catalogues = import.meta.glob<object>('../../locales/*/*.json', { eager: true, import: 'default' });
const resources: Record<string, Record<string, object>> = {};
for (const [path, texts] of Object.entries(catalogues)) {
  const [language = '', file = ''] = path.split('/').slice(-2);
  resources[language] = { ...resources[language], [file.replace('.json', '')]: texts };
}
await i18next.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  defaultNS: 'common',
  resources: resources,
  interpolation: { escapeValue: false },
  react: { bindI18nStore: 'added', useSuspense: false },
});

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await i18next.changeLanguage('en');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});
