import { useSyncExternalStore } from 'react';
import { createSignal } from '../../../lib/signal.ts';

/** Which groups of the menu a person has opened or folded, kept from one visit to the next. */
type Folds = Readonly<Record<string, boolean>>;

const KEY = 'menuGroups';
let held: Folds | undefined;
const signal = createSignal();

/** By group: true expanded, false collapsed; absent = never changed. */
export function useFolds(): Folds {
  return useSyncExternalStore(signal.subscribe, folds);
}

/** Opens or folds one, here and at the next visit. */
export function setFold({ id, isOpen }: { id: string; isOpen: boolean }): void {
  held = { ...folds(), [id]: isOpen };
  localStorage.setItem(KEY, JSON.stringify(held));
  signal.tell();
}

/** Opens one that was folded on purpose; any other keeps following where one is. */
export function unfold(id: string): void {
  if (folds()[id] === false) setFold({ id, isOpen: true });
}

function folds(): Folds {
  return (held ??= parse(localStorage.getItem(KEY)));
}

function parse(stored: string | null): Folds {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
    );
  } catch {
    return {};
  }
}
