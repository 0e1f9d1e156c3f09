import { useEffect, useSyncExternalStore } from 'react';
import { createSignal } from '../lib/signal.ts';

/** `finishing`: everything is there, the bar runs out and fades. */
export type Loading = 'idle' | 'running' | 'finishing';

const PAUSE = 80; // ms; between a screen's code and its first question nothing seems to load
const FADE = 400; // ms, as in base.css

let state: Loading = 'idle';
let holders = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const signal = createSignal();

/** Something a person waits for; the bar stays until every one has ended. @returns the way to end it, once */
export function holdLoading(): () => void {
  let isHeld = true;
  holders += 1;
  clearTimeout(timer);
  set('running');
  return () => {
    if (!isHeld) return;
    isHeld = false;
    holders -= 1;
    if (holders === 0) timer = setTimeout(finish, PAUSE);
  };
}

export function useLoading(): Loading {
  return useSyncExternalStore(signal.subscribe, () => state);
}

/** Renders nothing: the bar runs while it is mounted. A placeholder for loading content. */
export function LoadingMark(): null {
  useEffect(() => holdLoading(), []);
  return null;
}

function finish(): void {
  set('finishing');
  timer = setTimeout(() => set('idle'), FADE);
}

function set(next: Loading): void {
  state = next;
  signal.tell();
}
