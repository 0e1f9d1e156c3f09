import { spawn } from 'node:child_process';
import { copyFile, cp, lstat, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';

/** A step of a Dockerfile: its word and what follows it. */
type Step = { readonly word: string; readonly rest: string };
type Stage = { readonly name: string | undefined; readonly steps: readonly Step[] };

/** The stages of a Dockerfile. Lines that end in a backslash go on; of the flags only what is used here is known. */
export function stagesOf(text: string): readonly Stage[] {
  const lines = text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const stages: { name: string | undefined; steps: Step[] }[] = [];
  for (const line of lines) {
    const [word = '', rest = ''] = line.split(/\s+(.*)/s);
    if (word === 'FROM') stages.push({ name: /\sAS\s+(\S+)/i.exec(rest)?.[1], steps: [] });
    else stages.at(-1)?.steps.push({ word, rest });
  }
  return stages;
}

/** What a stage leaves behind: its folder, as the root of an image, and what its last lines say. */
export type Built = {
  readonly root: string;
  readonly workdir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly health: string;
  readonly user: string;
};

const run = (command: string, { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv }): Promise<void> =>
  new Promise((done, fail) => {
    const child = spawn('/bin/sh', ['-c', command], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
    child.on('close', (code) => (code === 0 ? done() : fail(new Error(`${command} ended with ${code}:\n${said}`))));
  });

/** Copies a folder; files are shared where the disk can, for packages are tens of thousands of them. */
const shareFolder = (from: string, to: string, env: NodeJS.ProcessEnv): Promise<void> =>
  run(`cp -al '${from}' '${to}' 2>/dev/null || { rm -rf '${to}'; cp -a '${from}' '${to}'; }`, {
    cwd: dirname(to),
    env,
  });

/**
 * What `npm ci` leaves behind, taken from where the tests run: it has been run there, from the same lock file, and takes
 * half a minute. The one file that npm writes in place is not shared.
 */
async function takePackages(from: string, to: string, env: NodeJS.ProcessEnv): Promise<void> {
  const packages = join(from, 'node_modules');
  await shareFolder(packages, to, env);
  const list = join(to, '.package-lock.json');
  await rm(list);
  await copyFile(join(packages, '.package-lock.json'), list);
}

/** Copies a context without what `.dockerignore` names: whole names, folders and endings, as that file has them here. */
async function copyContext(from: string, to: string): Promise<void> {
  const ignored = (await readFile(join(from, '.dockerignore'), 'utf8'))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  await cp(from, to, {
    recursive: true,
    filter: (source) => {
      const [top = ''] = relative(from, source).split('/');
      return !ignored.some((name) => (name.startsWith('*') ? top.endsWith(name.slice(1)) : top === name));
    },
  });
}

/**
 * Takes the steps of a Dockerfile one by one in an empty folder: no engine for containers runs here. What a base image
 * brings (its own Node, its own libraries) is this machine's, packages are those that are installed here, and everything
 * else is what the steps made.
 * @param base what all steps have in their environment
 */
export async function build(
  context: string,
  { folder, base }: { readonly folder: string; readonly base: NodeJS.ProcessEnv },
): Promise<Built> {
  const stages = stagesOf(await readFile(join(context, 'Dockerfile'), 'utf8'));
  const roots = new Map<string, string>();
  let built: Built | undefined;
  for (const [index, { name, steps }] of stages.entries()) {
    const root = join(folder, `stage${index}`);
    await mkdir(root, { recursive: true });
    if (name) roots.set(name, root);
    const state = {
      workdir: '/',
      env: {} as Record<string, string>,
      command: [] as string[],
      health: '',
      user: 'root',
    };
    const inside = (path: string): string => join(root, resolve(state.workdir, path));
    for (const { word, rest } of steps) {
      if (word === 'WORKDIR') {
        state.workdir = rest;
        await mkdir(inside('.'), { recursive: true });
      } else if (word === 'ENV') {
        const [key = '', value = ''] = rest.split('=');
        state.env[key] = value;
      } else if (word === 'COPY') {
        await copy(rest, { context, roots, inside, env: base });
      } else if (word === 'RUN' && rest.startsWith('npm ci ')) {
        await takePackages(resolve(context), inside('node_modules'), { ...base, ...state.env });
      } else if (word === 'RUN') {
        await run(rest.replaceAll(' /data', ` ${join(root, 'data')}`).replace(/ && chown \S+ \S+/, ''), {
          cwd: inside('.'),
          env: { ...base, ...state.env },
        });
      } else if (word === 'USER') state.user = rest;
      else if (word === 'HEALTHCHECK') state.health = rest.slice(rest.indexOf('CMD ') + 4);
      else if (word === 'CMD') state.command = JSON.parse(rest) as string[];
    }
    built = { root, ...state };
  }
  if (!built) throw new Error('The Dockerfile has no stage.');
  return built;
}

type Copying = {
  readonly context: string;
  readonly roots: ReadonlyMap<string, string>;
  readonly inside: (path: string) => string;
  readonly env: NodeJS.ProcessEnv;
};

async function copy(rest: string, { context, roots, inside, env }: Copying): Promise<void> {
  const words = rest.split(/\s+/);
  const flag = words.find((part) => part.startsWith('--from='));
  const from = flag ? roots.get(flag.slice('--from='.length)) : context;
  if (from === undefined) throw new Error(`COPY ${rest}: no such stage.`);
  const paths = words.filter((part) => !part.startsWith('--'));
  const to = paths.at(-1) ?? '.';
  for (const path of paths.slice(0, -1)) {
    if (path === '.') {
      await copyContext(from, inside(to));
      continue;
    }
    const source = join(from, path);
    const isFolder = (await lstat(source)).isDirectory();
    const target = isFolder ? inside(to) : join(inside(to), path.split('/').at(-1) ?? '');
    await mkdir(dirname(target), { recursive: true });
    // What a stage has made stays as it is from here on.
    if (isFolder && flag) await shareFolder(source, target, env);
    else await cp(source, target, { recursive: true, verbatimSymlinks: true });
  }
}

/** The names in a folder of what was built. */
export const namesIn = async ({ root }: Built, path: string): Promise<readonly string[]> =>
  (await readdir(join(root, path))).sort();
