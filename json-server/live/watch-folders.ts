import { watch } from 'chokidar';
import type { Watching } from './config-source.ts';

/** ms; editors save a file in several steps */
const DEBOUNCE = 100;

/** Calls `changed` when files of the folders change, once for several at the same time. */
export function watchFolders(folders: readonly string[], changed: () => void): Watching {
  let timer: NodeJS.Timeout | undefined;
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(changed, DEBOUNCE);
  };
  const watcher = watch([...folders], { ignoreInitial: true }).on('all', later);
  return {
    // The watcher needs a moment to find the files.
    ready: new Promise<void>((resolve) => watcher.once('ready', resolve)),
    close: async (): Promise<void> => {
      clearTimeout(timer);
      await watcher.close();
    },
  };
}
