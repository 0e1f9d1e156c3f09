import type { Response } from 'express';
import type { Config, Resource } from '../../src/config/types.ts';
import { collectionOf } from '../../src/config/collection.ts';
import { SESSIONS } from '../accounts/sessions.ts';
import type { Caller } from '../accounts/call.ts';
import { SETTINGS } from '../accounts/second-factors.ts';
import type { ConfigChange } from '../live/in-force.ts';
import type { LiveConfig } from '../live/live-config.ts';
import { USERS } from '../accounts/authenticate.ts';
import { API_HEADERS } from '../http/headers.ts';
import { INVESTORS } from '../accounts/portal.ts';
import { TENANTS } from '../accounts/tenant.ts';
import { PACKAGES, type Packages } from '../accounts/packages.ts';
import { changedIn, changesHeardBy, type MayHear } from './heard-changes.ts';
import { GLOBAL, type Change, type OwnStore } from '../store/types.ts';

/** ms; proxies close a silent connection after a minute */
const HEARTBEAT = 25_000;
/** Open tabs per user; one more closes the oldest. */
const MAX_TABS = 20;
/** Bytes that may queue up for a slow reader before it is disconnected. */
const MAX_WAITING_BYTES = 1024 * 1024;

type Opened = { readonly response: Response; readonly caller: Caller };
/** `version`: the configuration last sent to the tab. */
type Tab = Opened & { version: string };
/** Collections whose changes can end a person's access. */
const RIGHTS: ReadonlySet<string> = new Set([TENANTS, USERS, SETTINGS, INVESTORS]);
/** Collections whose changes can suspend a company or change what it may use. */
const COMPANIES: ReadonlySet<string> = new Set([TENANTS, PACKAGES, INVESTORS]);

export type EventStreams = {
  /** Keeps the response open and writes events to it until the browser disconnects. */
  readonly open: (tab: Opened) => void;
  /** Number of listening tabs. */
  readonly count: () => number;
  readonly close: () => void;
};

const isSamePerson = (one: Caller, other: Caller): boolean =>
  one.user.id === other.user.id && one.homeTenant === other.homeTenant;
const event = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Ids of revoked or expired sessions. */
const endedSessions = (changes: readonly Change[]): ReadonlySet<string> =>
  new Set(changes.flatMap(({ collection, kind, id }) => (collection === SESSIONS && kind === 'deleted' ? id : [])));

/** Resources that show the changed records. */
const showingOf = ({ resources }: Config, { collection }: { readonly collection: string }): Resource[] =>
  Object.values(resources).filter((resource) => collectionOf(resource) === collection);

/** The listening tabs, and the events written to each while its reader may receive them and keeps up. */
function openTabs(isStillIn: (caller: Caller) => boolean) {
  const tabs = new Set<Tab>();
  const drop = (tab: Tab): void => {
    tabs.delete(tab);
    tab.response.end();
  };
  const tell = (tab: Tab, text: string): void => {
    if (!isStillIn(tab.caller) || tab.response.writableLength > MAX_WAITING_BYTES) drop(tab);
    else tab.response.write(text);
  };
  const add = (tab: Tab): void => {
    const { response, caller, version } = tab;
    const same = [...tabs].filter((other) => isSamePerson(other.caller, caller));
    if (same.length >= MAX_TABS && same[0]) drop(same[0]);
    response.writeHead(200, { ...API_HEADERS, 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
    response.write(event('hello', { version }));
    tabs.add(tab);
    response.on('close', () => tabs.delete(tab));
  };
  return { tabs, drop, tell, add };
}

/**
 * Server-sent events: `config` (the configuration was replaced), `locales`, `data` (records changed). A tab only gets
 * events of its tenant and of resources that its role may list. Roles with a row scope, and readers of a view, learn
 * that something changed but not what.
 * @param isStillIn checked before each event, so nothing reaches a caller whose access has ended
 */
export function createEvents({
  store,
  live,
  packages,
  mayHear,
  isStillIn,
}: {
  store: OwnStore;
  live: LiveConfig;
  packages: Packages;
  mayHear: MayHear;
  isStillIn: (caller: Caller) => boolean;
}): EventStreams {
  const { tabs, tell, drop, add } = openTabs(isStillIn);

  const announce = (change: ConfigChange): void => {
    for (const tab of tabs) {
      if (change.kind === 'locales') tell(tab, event('locales', {}));
      else tellConfig(tab, change.names);
    }
  };
  const tellConfig = (tab: Tab, names: readonly string[]): void => {
    const { config, findings } = packages.snapshotFor(tab.caller);
    tab.version = config.version;
    tell(tab, event('config', { version: config.version, names, findings: findings.length }));
  };
  /** Access ends now, not with the next event (S9). */
  const dropShutOut = (): void => {
    for (const tab of tabs) if (!isStillIn(tab.caller)) drop(tab);
  };
  /** A company with a changed package gets its new configuration. */
  const followCompanies = (): void => {
    for (const tab of tabs) {
      if (packages.snapshotFor(tab.caller).config.version !== tab.version) tellConfig(tab, []);
    }
  };

  /** Sends each tab its share of the changed records. */
  const tellRecords = (changes: readonly Change[]): void => {
    const current = live.current();
    for (const changed of changedIn(changes)) {
      const showing = showingOf(current.config, changed);
      for (const tab of tabs) {
        if (changed.tenant !== GLOBAL && changed.tenant !== tab.caller.tenant) continue;
        const snapshot = packages.snapshotFor(tab.caller, current);
        for (const heard of changesHeardBy(tab.caller, changed, { snapshot, showing, mayHear }))
          tell(tab, event('data', heard));
      }
    }
  };

  const publish = (changes: readonly Change[]): void => {
    if (tabs.size === 0) return;
    // A revoked browser's connection ends now, not with the next event (S9).
    const ended = endedSessions(changes);
    for (const tab of tabs) if (ended.has(tab.caller.sessionId)) drop(tab);
    if (changes.some(({ collection }) => RIGHTS.has(collection))) dropShutOut();
    if (changes.some(({ collection }) => COMPANIES.has(collection))) followCompanies();
    const set = new Set(changes.flatMap(({ collection, tenant }) => (collection === SETTINGS ? tenant : [])));
    for (const tab of tabs) if (set.has(tab.caller.tenant)) tellConfig(tab, []);
    tellRecords(changes);
  };

  const stopConfig = live.onChange(announce);
  const stopStore = store.onCommit(publish);
  const heartbeat = setInterval(() => {
    for (const tab of tabs) {
      store.companies.note(tab.caller.tenant);
      tell(tab, ': still here\n\n');
    }
  }, HEARTBEAT);
  heartbeat.unref();

  return {
    open: ({ response, caller }) => {
      const { version } = packages.snapshotFor(caller).config;
      add({ response, caller, version });
    },
    count: () => tabs.size,
    close: () => {
      clearInterval(heartbeat);
      stopConfig();
      stopStore();
      for (const tab of [...tabs]) drop(tab);
    },
  };
}
