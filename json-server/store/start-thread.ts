import { Worker } from 'node:worker_threads';
import type { WorkerOptions } from 'node:worker_threads';

/**
 * Starts a file in a thread of its own. A build has the file beside the server or in a folder below. From source, the
 * thread uses the same translator as the server.
 * @param name of the file, without its ending
 * @param from `import.meta.url` of a file in the same folder
 */
export function startThread(name: string, from: string, options: WorkerOptions = {}): Worker {
  const isSource = from.endsWith('.ts');
  const isPart = !isSource && new URL('.', from).pathname.endsWith('/assets/');
  const file = new URL(`${isPart ? '..' : '.'}/${name}.${isSource ? 'ts' : 'js'}`, from);
  const translated = `import('tsx/esm/api').then(({ register }) => (register(), import('${file.href}')))`;
  return new Worker(isSource ? translated : file, { ...options, eval: isSource });
}
