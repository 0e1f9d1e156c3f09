import { forgetPreview } from './preview.ts';
import type { AbilityRule } from '../config/access.ts';
import { createSignal } from '../lib/signal.ts';
import type { SessionUser, SignInAnswer } from '../wire/sign-in.ts';

/** The stored client values of the specification (§9) and nothing else; cleared together. */
const KEYS = ['accessToken', 'refreshToken', 'userData', 'userAbilityRules', 'tenantId'] as const;
/** Stored together with them if the session ends with the browser. */
const BRIEF = 'endsWithBrowser';
/** A cookie without an end: all tabs share it, and the browser drops it when it is closed. */
const OPEN_BROWSER = 'browserOpen';

const signal = createSignal(() => {
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
});

export function accessToken(): string | null {
  return localStorage.getItem('accessToken');
}

export function refreshToken(): string | null {
  return localStorage.getItem('refreshToken');
}

/** The signed-in person as stored. For showing a name; every right is decided by the server (S11). */
export function sessionUser(): SessionUser | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem('userData') ?? 'null');
    return isUser(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The signed-in person's rights, as stored at sign-in (spec §4). A hint for screens; the server decides (S11). */
export function abilityRules(): readonly AbilityRule[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem('userAbilityRules') ?? '[]');
    return Array.isArray(value) ? value.filter(isRule) : [];
  } catch {
    return [];
  }
}

/** Spec §6: signed in only if both the user's data and a token are stored. */
export function hasSession(): boolean {
  return accessToken() !== null && sessionUser() !== undefined;
}

/** Whether the signed-in person must first set up a second factor. For the screen; the server enforces it. */
export function mustSetUpFactor(): boolean {
  return hasSession() && sessionUser()?.mustSetUpFactor === true;
}

/** Notes that it is so, or no longer: the person set it up, or the company asks for it from now on. */
export function noteFactorNeed(isNeeded: boolean): void {
  const user = sessionUser();
  if (!user || (user.mustSetUpFactor === true) === isNeeded) return;
  localStorage.setItem('userData', JSON.stringify({ ...user, mustSetUpFactor: isNeeded }));
  notify();
}

/** Changes when somebody else signs in, empty if nobody is signed in. A snapshot for `useSyncExternalStore`. */
export function sessionKey(): string {
  const user = hasSession() ? sessionUser() : undefined;
  return user ? `${user.id}@${selectedTenant()}` : '';
}

/** The tenant whose data are shown; '' before one was chosen, which means the person's own. */
export function selectedTenant(): string {
  return localStorage.getItem('tenantId') ?? '';
}

/** Goes on in another of the person's tenants, in every tab. Which ones they have is decided by the server (S2). */
export function selectTenant(id: string): void {
  if (id === selectedTenant()) return;
  localStorage.setItem('tenantId', id);
  notify();
}

/** The value of `X-Tenant-Id`: `public` for a missing, empty or default tenant (spec §6). */
export function tenantHeader(): string {
  const tenant = selectedTenant();
  return tenant === '' || tenant === 'default' ? 'public' : tenant;
}

/**
 * Keeps a sign-in; `keepTenant` for a refresh, which must not undo the tenant a person has selected.
 * @param remember false: the session ends with the browser. Absent: as it was.
 */
export function storeSession(setup: {
  answer: SignInAnswer;
  keepTenant: boolean;
  remember?: boolean | undefined;
}): void {
  const { answer, keepTenant, remember } = setup;
  if (remember === true) localStorage.removeItem(BRIEF);
  if (remember === false) {
    localStorage.setItem(BRIEF, '1');
    document.cookie = `${OPEN_BROWSER}=1; path=/; samesite=strict`;
  }
  localStorage.setItem('accessToken', answer.accessToken);
  localStorage.setItem('refreshToken', answer.refreshToken);
  localStorage.setItem('userAbilityRules', JSON.stringify(answer.userAbilityRules));
  if (!keepTenant || localStorage.getItem('tenantId') === null) {
    localStorage.setItem('tenantId', answer.userData.tenantId);
  }
  localStorage.setItem('userData', JSON.stringify(answer.userData));
  notify();
}

/** At the start of a page: a session that nobody asked to remember does not outlive the browser it was opened in. */
export function endForgottenSession(): void {
  const isOpen = document.cookie.split('; ').includes(`${OPEN_BROWSER}=1`);
  if (localStorage.getItem(BRIEF) !== null && !isOpen) clearSession();
}

/** Forgets who is signed in. Other tabs follow through the storage event. */
export function clearSession(): void {
  for (const key of [...KEYS, BRIEF]) localStorage.removeItem(key);
  forgetPreview();
  notify();
}

/** Calls back after a sign-in, a sign-out or another tenant, in this tab or another. @returns the way to stop */
export const subscribeSession = signal.subscribe;

function handleStorage(event: StorageEvent): void {
  // key null = the whole storage was cleared
  if (event.key === null || KEYS.some((key) => key === event.key)) notify();
}

function notify(): void {
  signal.tell();
}

function isUser(value: unknown): value is SessionUser {
  if (typeof value !== 'object' || value === null) return false;
  return 'id' in value && typeof value.id === 'string' && 'role' in value && typeof value.role === 'string';
}

function isRule(value: unknown): value is AbilityRule {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'action' in value && typeof value.action === 'string' && 'subject' in value && typeof value.subject === 'string'
  );
}
