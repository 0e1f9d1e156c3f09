import { text } from '../../http/query.ts';
import type { Config, Finding } from '../../../src/config/types.ts';
import type { ConfigurationOverview, ConfiguredFile } from '../../../src/wire/setting.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { ownValue } from '../../../src/config/values.ts';
import { notFound } from '../../http/http-error.ts';
import { previewResourceRename, previewRename } from '../../records/renames/rename-preview.ts';
import type { Records } from '../../records/records.ts';
import { json, type Reply } from '../../http/reply.ts';
import { createSlices } from '../../store/slices.ts';
import type { ConfigFile, Snapshot } from '../../live/snapshot.ts';
import { acceptedLanguage, translator } from '../../../src/config/catalogues.ts';

type FileFacts = Pick<ConfiguredFile, 'kind' | 'name' | 'label' | 'address' | 'fields' | 'actions'>;

/** `resources/_menu.json` → `_menu.json` */
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The number of entries in a shared file. */
function entriesOf(config: Config, name: string): number {
  if (name === '_menu.json') return config.menu.length;
  if (name === '_enums.json') return Object.keys(config.enums).length;
  return name === '_dialects.json' ? Object.keys(config.dialects).length : 0;
}

/** The active content of a file; undefined without any. */
function factsOf(config: Config, path: string): FileFacts | undefined {
  const resource = Object.values(config.resources).find(({ file }) => file === path);
  if (resource) {
    const { name, label, of } = resource;
    const fields = Object.keys(resource.fields).length;
    const actions = Object.keys(resource.actions).length;
    return { kind: of ? 'VIEW' : 'RESOURCE', name, label, address: resource.routes.list, fields, actions };
  }
  const page = Object.values(config.pages).find(({ file }) => file === path);
  if (page) {
    const { name, label, route } = page;
    return {
      kind: 'PAGE',
      name,
      label,
      address: route.includes(':') ? null : route,
      fields: page.blocks.length,
      actions: 0,
    };
  }
  const name = nameOf(path);
  if (!name.startsWith('_')) return undefined;
  return { kind: 'SHARED', name, label: null, address: null, fields: entriesOf(config, name), actions: 0 };
}

function shownFile({ config, findings }: Snapshot, { path, readAt, isLastGood }: ConfigFile): ConfiguredFile {
  const isError = ({ level }: Finding): number => (level === 'error' ? 1 : 0);
  const own = findings.filter(({ file }) => file === path).sort((a, b) => isError(b) - isError(a));
  const isBroken = own.some(({ level }) => level === 'error');
  const facts = factsOf(config, path);
  const working = facts === undefined ? 'OFF' : 'PARTLY';
  const broken = isLastGood ? 'LAST_GOOD' : working;
  const unknown: FileFacts = {
    kind: 'RESOURCE',
    name: nameOf(path),
    label: null,
    address: null,
    fields: 0,
    actions: 0,
  };
  return {
    ...(facts ?? unknown),
    path,
    readAt,
    findings: own,
    state: isBroken ? broken : own.length > 0 ? 'WARNED' : 'GOOD',
  };
}

/** The configured files, whether they are valid, and why not; broken ones first. */
export function overviewOf(snapshot: Snapshot): ConfigurationOverview {
  const there = new Set(snapshot.files.map(({ path }) => path));
  // A missing file that others need stays in the list, so that its findings are shown.
  const gone = new Set(snapshot.findings.flatMap(({ file }) => (there.has(file) ? [] : [file])));
  const readAt = snapshot.readAt;
  const missing = [...gone].map((path) => shownFile(snapshot, { path, readAt, isLastGood: false }));
  const files = [...snapshot.files.map((file) => shownFile(snapshot, file)), ...missing];
  const rank = { OFF: 0, LAST_GOOD: 1, PARTLY: 2, WARNED: 3, GOOD: 4 } as const;
  return {
    version: snapshot.config.version,
    readAt,
    files: files.sort((a, b) => rank[a.state] - rank[b.state] || (a.path < b.path ? -1 : 1)),
  };
}

type Deps = { readonly records: Records };

/**
 * `?resource=boats&key=plate[&value=NEW][&to=number]` or `?resource=boats&name=ships`: values that records keep under a
 * former name.
 */
async function handleFormerValues({ records }: Deps, call: SignedCall): Promise<Reply> {
  const { snapshot, caller, search, request } = call;
  const resource = ownValue(snapshot.config.resources, search.get('resource') ?? '');
  const key = search.get('key');
  const name = search.get('name');
  const isListed = resource && snapshot.rightsOf({ role: caller.role, resource }).can.has('list');
  const isReported = snapshot.findings.some(
    ({ kept: former }) =>
      former?.resource === resource?.name &&
      (former?.key ?? null) === key &&
      (former?.name ?? null) === name &&
      (former?.value ?? null) === search.get('value'),
  );
  // Only for reported findings: the call must not open collections.
  if (!resource || !isListed || !isReported) throw notFound();
  const header = request.headers['accept-language'];
  const asked = {
    context: records.of(call),
    resource,
    speak: translator(snapshot.catalogues, header),
    language: acceptedLanguage(header),
    pause: createSlices().pause,
  };
  if (key === null) return json(200, await previewResourceRename({ ...asked, from: name ?? '' }));
  const value = search.get('value') ?? undefined;
  const to = search.get('to') ?? undefined;
  return json(200, await previewRename({ ...asked, key, value, to }));
}

/** The state of the configuration, for those who maintain it. */
export const resourceCalls = (deps: Deps): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/settings/kept',
    answer: 'RenamePreview',
    query: { resource: text, key: text, name: text, value: text, to: text },
    access: { subject: 'Configuration', action: 'read' },
    handle: (call: SignedCall) => handleFormerValues(deps, call),
  },
  {
    method: 'GET',
    path: '/api/settings/resources',
    answer: 'ConfigurationOverview',
    access: { subject: 'Configuration', action: 'read' },
    handle: ({ snapshot }: SignedCall) => json(200, overviewOf(snapshot)),
  },
];
