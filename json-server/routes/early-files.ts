import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPublicPath } from '../../src/config/public-paths.ts';

/** The modules that screens behind the sign-in, and their lists, load first, by their names in the build. */
const PRODUCT = 'src/app/product.tsx';
const LIST = 'src/engine/list/ListScreen.tsx';
/** Addresses whose screen usually needs no session. */
const SIGNED_OUT = /^\/(login|register|forgot-password|not-authorized)?$/;

type Chunk = { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] };
type Manifest = Readonly<Record<string, Chunk>>;

/** Every file a module of the build loads immediately. */
function filesOf(manifest: Manifest, name: string, seen = new Set<string>()): ReadonlySet<string> {
  const chunk = manifest[name];
  if (!chunk || seen.has(chunk.file)) return seen;
  for (const file of [chunk.file, ...(chunk.css ?? [])]) seen.add(file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen);
  return seen;
}

const linkTo = (file: string): string => {
  const rel = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
  return `<link ${rel} crossorigin href="/${file}">`;
};

/**
 * Preload links, so that a page behind the sign-in requests its code in parallel with its first script instead of after
 * it.
 * @param root of a build; without a manifest there are no links
 * @returns the links for an address, for the page's head
 */
export function earlyFiles(root: string): (path: string) => string {
  const from = join(root, '.vite/manifest.json');
  if (!existsSync(from)) return () => '';
  const manifest = JSON.parse(readFileSync(from, 'utf8')) as Manifest;
  const here = filesOf(manifest, 'index.html');
  const linksTo = (...names: readonly string[]): string =>
    [...new Set(names.flatMap((name) => [...filesOf(manifest, name)]))]
      .filter((file) => !here.has(file))
      .map(linkTo)
      .join('');
  const product = linksTo(PRODUCT);
  const list = linksTo(PRODUCT, LIST);
  return (path) => {
    const screen = path.toLowerCase();
    if (isPublicPath(screen) || SIGNED_OUT.test(screen)) return '';
    return screen.endsWith('/list') ? list : product;
  };
}
