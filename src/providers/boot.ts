import { LANGUAGES, type Language } from '../config/types.ts';

/** A person of the demo data, whose password everybody may know. */
export type DemoLogin = { readonly email: string; readonly password: string; readonly role: string };

/**
 * Data the server writes into the page so that the first screen needs no further call. Absent in tests and `npm run
 * dev`.
 */
export type Boot = {
  readonly language?: Language;
  /** Namespace → nested texts, for the screens without sign-in. */
  readonly texts?: { readonly [namespace: string]: object };
  readonly apiBase?: string;
  /** The server knows that no screen has this path: say so instead of asking a visitor to sign in. */
  readonly notFound?: boolean;
  /** One of each role, where demo people may sign in. */
  readonly demoLogins?: readonly DemoLogin[];
};

let read: Boot | undefined;

/** The page's boot block; `{}` when there is none or it is unreadable. */
export function boot(): Boot {
  return (read ??= parse(document.getElementById('boot')?.textContent));
}

/** Base of every API call, without a trailing slash. */
export function apiBase(): string {
  return boot().apiBase ?? (import.meta.env['VITE_API_BASE'] as string | undefined) ?? '/api';
}

/** @returns the language as one of ours, else undefined */
export function asLanguage(value: unknown): Language | undefined {
  return LANGUAGES.find((language) => language === value);
}

function parse(text: string | null | undefined): Boot {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
