// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { signedIn } from '../../../tests/screens/fake-api.ts';
import { estatesConfig, RECORD, sampleField } from '../../../tests/screens/sample-estates.ts';
import { LOOKS } from '../fields/displays.tsx';
import { createFormStore } from '../fields/inputs/form-store.ts';
import { draftKey, keepFormDraft, readDraft } from './draft.ts';

const estates = Object.values(estatesConfig().resources)[0]!;
const resource = {
  ...estates,
  fields: {
    ...estates.fields,
    password: sampleField('password', ['Password', 'Parola'], { type: 'password' }),
    iban: sampleField('iban', ['IBAN', 'IBAN'], { type: 'iban' }),
  },
};
const storedDraft = (typed: Record<string, string>) => {
  const key = draftKey({ resource, id: 'e1' });
  const store = createFormStore(RECORD);
  for (const [name, value] of Object.entries(typed)) store.set(name, value);
  keepFormDraft({ key, store, resource, isSecret: ({ type }) => LOOKS[type].isSecret === true });
  return readDraft(key);
};

describe('a draft', () => {
  beforeEach(() => {
    signedIn();
  });

  it('holds what was changed, what stood there, and the version', () => {
    const draft = { version: 3, values: { code: 'A' }, base: { code: 'KNK-001' }, isPartial: false };
    expect(storedDraft({ code: 'A' })).toEqual(draft);
  });
  it('never holds passwords and masked numbers, and says that something is missing', () => {
    expect(storedDraft({ code: 'A', password: 'very secret', iban: 'TR33' })).toMatchObject({ isPartial: true });
    expect(sessionStorage.getItem(draftKey({ resource, id: 'e1' }))).not.toMatch(/very secret|TR33/);
    expect(storedDraft({ password: 'very secret' })).toBeUndefined();
  });
  it('never holds what the person may not type', () => {
    expect(storedDraft({ code: 'A', status: 'DRAFT' })?.values).toEqual({ code: 'A' });
  });
  it('leaves out what is too large', () => {
    expect(storedDraft({ code: 'A', propertyName: 'x'.repeat(60_000) })).toMatchObject({
      values: { code: 'A' },
      isPartial: true,
    });
  });
  it('is gone when everything is as it was', () => {
    expect(storedDraft({ code: 'A' })).toBeDefined();
    expect(storedDraft({ code: 'KNK-001' })).toBeUndefined();
  });
  it('is nobody’s without a session, and unreadable ones are none', () => {
    sessionStorage.setItem(draftKey({ resource, id: 'e1' }), '{"val');
    expect(readDraft(draftKey({ resource, id: 'e1' }))).toBeUndefined();
    localStorage.clear();
    expect(draftKey({ resource, id: 'e1' })).toBe('');
  });
});
