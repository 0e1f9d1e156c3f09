import { Worker } from 'node:worker_threads';
import type { WorkerOptions } from 'node:worker_threads';

/**
 * Starts a file in its own thread. In a build the file is beside the server or in a folder below. From source, the
 * thread uses the same TypeScript loader as the server.
 * @param name of the file, without its extension
 * @param from `import.meta.url` of a file in the same folder
 */
export function startThread(name: string, from: string, options: WorkerOptions = {}): Worker {
  const isSource = from.endsWith('.ts');
  const isPart = !isSource && new URL('.', from).pathname.endsWith('/assets/');
  const file = new URL(`${isPart ? '..' : '.'}/${name}.${isSource ? 'ts' : 'js'}`, from);
  const translated = `import('tsx/esm/api').then(({ register }) => (register(), import('${file.href}')))`;
  return new Worker(isSource ? translated : file, { ...options, eval: isSource });
}
