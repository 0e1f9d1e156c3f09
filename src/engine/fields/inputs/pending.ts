import type { FormStore } from './form-store.ts';

/** Uploads on their way into a form: saving waits for them, or what was chosen last would be lost. */
const running = new WeakMap<FormStore, Set<Promise<unknown>>>();

export function noteUpload(store: FormStore, upload: Promise<unknown>): void {
  const known = running.get(store) ?? new Set();
  running.set(store, known.add(upload));
  void upload.finally(() => known.delete(upload));
}

/** Resolves once no upload into this form is on its way, however each ended. */
export async function uploadsSettled(store: FormStore): Promise<void> {
  for (let known = running.get(store); known && known.size > 0; known = running.get(store)) {
    await Promise.allSettled(known);
  }
}
