import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, vi } from 'vitest';
import { shareWithHooks } from '../../src/providers/i18n.ts';

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
// Nothing is laid out; antd walks only what is.
Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
  configurable: true,
  get(this: HTMLElement) {
    return this.parentElement;
  },
});
declare global {
  var happyDOM: { readonly settings: { readonly device: { prefersReducedMotion: string } } };
}
// Nothing moves: the end of a movement is told by no one here.
Object.assign(happyDOM.settings.device, { prefersReducedMotion: 'reduce' });
// antd asks which key by its number.
const KEY_CODES: Readonly<Record<string, number>> = {
  Tab: 9,
  Enter: 13,
  Escape: 27,
  ' ': 32,
  End: 35,
  Home: 36,
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
};
for (const type of ['keydown', 'keyup']) {
  const number = (event: Event) => {
    const code = event instanceof KeyboardEvent ? KEY_CODES[event.key] : undefined;
    if (code !== undefined) Object.defineProperty(event, 'keyCode', { value: code });
  };
  window.addEventListener(type, number, true);
}

// What is waited for comes; on a machine that does much at once a lazy piece takes more than the usual second.
configure({ asyncUtilTimeout: 10_000 });

// The real catalogues, so that a test reads what a person reads.
const catalogues = import.meta.glob<object>('../../locales/**/*.json', { eager: true, import: 'default' });
const resources: Record<string, Record<string, object>> = {};
for (const [path, texts] of Object.entries(catalogues)) {
  const [language = '', ...file] = path.split('/').slice(3);
  resources[language] = { ...resources[language], [file.join('-').replace('.json', '')]: texts };
}
await i18next.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  defaultNS: 'common',
  resources: resources,
  interpolation: { escapeValue: false },
  react: { bindI18nStore: 'added', useSuspense: false },
});
shareWithHooks();

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
