import { useSyncExternalStore } from 'react';
import type { ClientConfig } from '../config/types.ts';
import type { CompanyValues } from '../config/company-values.ts';
import { request } from './http.ts';
import { sessionKey } from './session.ts';
import { createSignal } from '../lib/signal.ts';

/** The configuration as this role sees it, held once for the whole app. */
let held: ClientConfig | undefined;
let loading: Promise<ClientConfig> | undefined;
/** The group of the menu whose screens came later than the rest; from then on they come with it. */
let part: string | undefined;
let opening: Promise<unknown> = Promise.resolve();
const signal = createSignal();

/** The one held now. @throws Error before `loadConfig` has answered: nothing that needs it is mounted until then */
export function heldConfig(): ClientConfig {
  if (!held) throw new Error('The configuration is not here yet');
  return held;
}

/** The company's settings, for `$company.x`; undefined for visitors. */
export const heldCompany = (): CompanyValues | undefined => held?.company;

/** As a hook: the component renders again when the configuration has changed. */
export function useClientConfig(): ClientConfig {
  return useSyncExternalStore(subscribeConfig, heldConfig);
}

/** Fetches it once; calls in parallel share the answer. */
export function loadConfig(): Promise<ClientConfig> {
  return held ? Promise.resolve(held) : (loading ??= fetchConfig());
}

/** Fetches it again after the server said that it changed. */
export function reloadConfig(): Promise<ClientConfig> {
  return (loading = fetchConfig());
}

/** Loads it with a menu group's separate part, once; parallel calls wait for the same answer. */
export async function loadConfigWith(group: string): Promise<void> {
  if (part !== group) {
    part = group;
    opening = reloadConfig().catch((error: unknown) => {
      part = undefined;
      throw error;
    });
  }
  await opening;
}

/** Another person signs in: the previous person's configuration is dropped. */
export function forgetConfig(): void {
  held = undefined;
  loading = undefined;
  part = undefined;
}

/** Holds a configuration without a call (tests, and the answer of a call made elsewhere). */
export function holdConfig(config: ClientConfig): ClientConfig {
  // Same object, same screen: findings come and go without a new version, because a broken file changes nothing else.
  if (held?.version === config.version && sameTold(held, config) && sameSize(held, config)) return held;
  held = config;
  signal.tell();
  return config;
}

export const subscribeConfig = signal.subscribe;

async function fetchConfig(): Promise<ClientConfig> {
  const session = sessionKey();
  try {
    const { data } = await request<ClientConfig>({
      path: part === undefined ? '/_meta/config' : `/_meta/config?with=${part}`,
    });
    // An answer for another person or tenant must not be kept.
    return sessionKey() === session ? holdConfig(data) : data;
  } finally {
    if (sessionKey() === session) loading = undefined;
  }
}

/** Compares findings and company settings. */
function sameTold(one: ClientConfig, other: ClientConfig): boolean {
  const told = ({ findings, company }: ClientConfig) => JSON.stringify([findings, company]);
  return told(one) === told(other);
}

/** Two configurations of one version differ only in which parts kept apart have arrived. */
function sameSize(one: ClientConfig, other: ClientConfig): boolean {
  const size = ({ resources, pages }: ClientConfig) => Object.keys(resources).length + Object.keys(pages).length;
  return size(one) === size(other);
}
