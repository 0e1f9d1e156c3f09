import { isInline } from '../../config/inline.ts';
import type { ClientField, ClientResource, Json } from '../../config/types.ts';
import { sessionKey } from '../../providers/session.ts';
import type { FormStore, FormValues } from '../fields/inputs/form-store.ts';
import { keysOf } from '../resource/keys.ts';
import { isEditable } from './editable.ts';

/**
 * Unsaved input, kept in case the session ends (R11, R13). In the tab's own storage: two tabs with one record do not
 * mix, and nothing personal stays on disk once the tab is closed.
 */
export type FormDraft = {
  /** Version of the record that was edited; null for a new one. It is sent when saving, so a conflict is still noticed. */
  readonly version: Json;
  readonly values: FormValues;
  /** The previous values of the same keys. */
  readonly base: FormValues;
  /** Something was typed that is not kept: a password, a masked number, a picture. */
  readonly isPartial: boolean;
};

const PREFIX = 'draft:';
/** Characters of JSON of one value, and of a whole draft; a tab may store five million. */
const MAX_VALUE = 50_000;
const MAX_DRAFT = 250_000;

/** Key of a person's draft of a record; '' when nobody is signed in. @param id absent for a new record */
export const draftKey = ({ resource, id }: { resource: ClientResource; id: string | undefined }): string =>
  ownKey(`${resource.name}/${id ?? ''}`);

/** The same for drafts outside of forms: the next person to sign in does not see them either. */
export function ownKey(name: string): string {
  const owner = sessionKey();
  return owner === '' ? '' : `${PREFIX}${owner}:${name}`;
}

/** @returns undefined when there is none, or it cannot be read */
export function readDraft(key: string): FormDraft | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof value === 'object' && value !== null && 'values' in value ? (value as FormDraft) : undefined;
  } catch {
    return undefined;
  }
}

export function dropDraft(key: string): void {
  sessionStorage.removeItem(key);
}

type Keeping = {
  readonly key: string;
  readonly store: FormStore;
  readonly resource: ClientResource;
  /** Never stored unencrypted: passwords, and masked values. */
  readonly isSecret: (field: ClientField) => boolean;
};

/** Stores the changes of a form; removes the draft if there are none. */
export function keepFormDraft({ key, store, resource, isSecret }: Keeping): void {
  const storable = new Set(
    Object.values(resource.fields)
      .filter((field) => (isInline(field) || isEditable({ resource, field })) && !isSecret(field))
      .flatMap((field) => (isInline(field) ? [field.name] : keysOf(field))),
  );
  const changed = store.changedKeys();
  const wanted = changed.filter(
    (name) => storable.has(name) && JSON.stringify(store.get(name) ?? null).length < MAX_VALUE,
  );
  const pick = (from: FormValues): FormValues => Object.fromEntries(wanted.map((name) => [name, from[name] ?? null]));
  const draft: FormDraft = {
    version: store.base()['version'] ?? null,
    values: pick(store.values()),
    base: pick(store.base()),
    isPartial: wanted.length < changed.length,
  };
  const text = JSON.stringify(draft);
  try {
    if (key === '' || wanted.length === 0 || text.length > MAX_DRAFT) dropDraft(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // The tab's storage is full: the form itself still has everything.
  }
}

/** The record as it was typed on, and what was typed. @param base the record as it is now, or a new one's defaults */
export function withDraft(base: FormValues, draft: FormDraft): { base: FormValues; values: FormValues } {
  const isNewer = draft.version !== (base['version'] ?? null);
  const before = isNewer ? { ...base, ...draft.base, version: draft.version } : base;
  return { base: before, values: { ...before, ...draft.values } };
}

/**
 * The next person to sign in in this tab sees no drafts of others. Drafts of the same person in another tenant stay.
 */
export function dropOthersDrafts(): void {
  const user = sessionKey().split('@')[0] ?? '';
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX) && !key.startsWith(`${PREFIX}${user}@`)) sessionStorage.removeItem(key);
  }
}
