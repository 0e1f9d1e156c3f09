import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import { PREFERENCE_NAMES, preferenceOf } from '../../src/config/preferences.ts';
import { type Language, LANGUAGES } from '../../src/config/types.ts';
import { notFound } from '../http/http-error.ts';
import { earlyFiles } from './early-files.ts';
import { pagePolicy } from '../http/headers.ts';
import { isPage } from '../live/pages.ts';
import type { Snapshot } from '../live/snapshot.ts';
import { acceptedLanguage, type Texts } from '../../src/config/catalogues.ts';
import { escapeMarkup } from '../../src/domain/text/escape.ts';

/** A demo user, offered on the sign-in page. */
export type DemoLogin = { readonly email: string; readonly password: string; readonly role: string };

/** Content types by extension; a build contains nothing else. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
/** Files under this path have a hash of their content in their name. */
const HASHED = '/assets/';
/** seconds; one year */
const YEAR = 31_536_000;
const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

const PUBLIC = '/v1/public/';
/** Pages with a secret address: they are neither indexed nor sent as a referrer. */
const BY_LINK = /^\/v1\/public\/(guest|pay|stay)\/./i;
/** The place in `index.html` for the data of the first screen. */
const BOOT_PLACE = '<!--boot-->';

type Variant = { readonly encoding: string; readonly body: Buffer };
type WebFile = {
  readonly type: string;
  readonly cache: string;
  readonly plain: Buffer;
  readonly packed: readonly Variant[];
};

function cookie(request: Request, name: string): string | undefined {
  for (const part of (request.headers.cookie ?? '').split(';', 50)) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name) return value;
  }
  return undefined;
}

const oneOf = <Value extends string>(value: string | undefined, allowed: readonly Value[], fallback: Value): Value =>
  allowed.find((candidate) => candidate === value) ?? fallback;

/**
 * The language chosen before, else the browser's (spec §9: else English); public pages have an address per language, so
 * search engines find both.
 */
function languageOfPage(request: Request): Language {
  const ofBrowser = acceptedLanguage(request.headers['accept-language']);
  const chosen = oneOf(cookie(request, 'language'), LANGUAGES, ofBrowser);
  if (!request.path.startsWith(PUBLIC)) return chosen;
  const asked = new URLSearchParams(request.url.slice(request.path.length)).get('lang') ?? undefined;
  return oneOf(asked, LANGUAGES, chosen);
}

/** Title, description and language addresses of a public page, for readers that do not run scripts. */
function withHead({ html, path, texts }: { html: string; path: string; texts: Texts | undefined }): string {
  const own = path.startsWith(PUBLIC) ? texts?.[path.slice(PUBLIC.length)] : undefined;
  if (typeof own !== 'object') return html;
  const { title, description } = own;
  if (typeof title !== 'string' || typeof description !== 'string') return html;
  const links = LANGUAGES.map(
    (language) => `<link rel="alternate" hreflang="${language}" href="${path}?lang=${language}" />`,
  );
  return html
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeMarkup(title)}</title>${links.join('')}`)
    .replace(/(<meta name="description" content=").*?"/, (_, start: string) => `${start}${escapeMarkup(description)}"`);
}

/** The page with the stored preferences and the first screen's texts, so it starts in one round trip. */
function renderIndex({
  html,
  request,
  snapshot,
  nonce,
  demoLogins,
}: {
  html: string;
  request: Request;
  snapshot: Snapshot;
  nonce: string;
  demoLogins?: readonly DemoLogin[] | undefined;
}): string {
  const language = languageOfPage(request);
  const preferences = PREFERENCE_NAMES.map((name) => {
    // Only the browser knows its device: until its script has run, the style sheet decides.
    const unset = name === 'theme' ? 'system' : undefined;
    return `data-${name}="${preferenceOf(name, cookie(request, name) ?? unset)}"`;
  });
  const boot = {
    language,
    texts: { access: snapshot.catalogues[language]['access'] ?? {} },
    apiBase: process.env['VITE_API_BASE'] ?? '/api',
    // Show a visitor the not-found page instead of asking them to sign in for nothing (spec §2).
    ...(isPage(snapshot, request.path) ? {} : { notFound: true }),
    ...(demoLogins && { demoLogins }),
  };
  // `<` could close the element, so it is escaped the JSON way.
  const data = JSON.stringify(boot).replaceAll('<', '\\u003c');
  return (
    withHead({ html, path: request.path, texts: snapshot.catalogues[language]['public-pages'] })
      // On the page itself, so the first paint, before any script, already has the right colours.
      .replace('<html lang="en"', `<html lang="${language}" ${preferences.join(' ')}`)
      .replace(BOOT_PLACE, () => `<script type="application/json" id="boot" nonce="${nonce}">${data}</script>`)
  );
}

/**
 * Sends the rendered page, with status 404 for a path without a screen. It must not be cached, because it names hashed
 * files and has its own nonce.
 */
export function sendIndex({
  html,
  request,
  response,
  snapshot,
  isDevelopment = false,
  demoLogins,
  framesOf,
}: {
  html: string;
  request: Request;
  response: Response;
  snapshot: Snapshot;
  /** Served by Vite, whose hot reload needs a looser policy. */
  isDevelopment?: boolean;
  demoLogins?: readonly DemoLogin[] | undefined;
  framesOf?: FramesOf | undefined;
}): void {
  const { path, headers } = request;
  const frames = framesOf?.({ path, host: headers.host ?? '' });
  const { policy, nonce } = pagePolicy({ isDevelopment, frames });
  const body = Buffer.from(renderIndex({ html, request, snapshot, nonce, demoLogins }));
  response.writeHead(isPage(snapshot, request.path) ? 200 : 404, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': policy,
    // S24: the secret address of such a page must not reach the sites it links to or frames.
    ...((frames !== undefined || BY_LINK.test(path)) && { 'Referrer-Policy': 'no-referrer' }),
    ...(BY_LINK.test(path) && { 'X-Robots-Tag': 'noindex, nofollow' }),
    Vary: 'Cookie',
    'Content-Length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function readFiles(root: string): Map<string, WebFile> {
  const files = new Map<string, WebFile>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || type === undefined) continue;
    const url = `/${relative(root, path).split(sep).join('/')}`;
    const packed = ENCODINGS.filter(({ extension }) => existsSync(path + extension)).map(({ name, extension }) => ({
      encoding: name,
      body: readFileSync(path + extension),
    }));
    const cache = url.startsWith(HASHED) ? `public, max-age=${YEAR}, immutable` : 'no-cache';
    files.set(url, { type, cache, plain: readFileSync(path), packed });
  }
  return files;
}

function sendFile(file: WebFile, request: Request, response: Response): void {
  const accepted = request.headers['accept-encoding'] ?? '';
  const variant = file.packed.find(({ encoding }) => accepted.includes(encoding));
  const body = variant?.body ?? file.plain;
  response.writeHead(200, {
    'Content-Type': file.type,
    'Cache-Control': file.cache,
    Vary: 'Accept-Encoding',
    'Content-Length': body.length,
    ...(variant ? { 'Content-Encoding': variant.encoding } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The foreign origin whose frames a page may contain. */
export type FramesOf = (page: { readonly path: string; readonly host: string }) => string | undefined;

/**
 * Serves a build: files from memory in the best encoding the browser accepts, and the page for every other path,
 * because routing happens in the browser.
 * @param root e.g. `dist/client`; without an index.html nothing is served
 */
export function createWeb({
  root,
  current,
  demoLogins,
  framesOf,
}: {
  root: string;
  current: () => Snapshot;
  /** Offered on the sign-in screen; absent in production. */
  demoLogins?: readonly DemoLogin[];
  framesOf?: FramesOf;
}): RequestHandler {
  const files = existsSync(join(root, 'index.html')) ? readFiles(root) : new Map<string, WebFile>();
  const html = files.get('/index.html')?.plain.toString('utf8');
  const early = earlyFiles(root);
  const index = (page: string, request: Request, response: Response): void => {
    const head = page.replace('</head>', () => `${early(request.path)}</head>`);
    sendIndex({ html: head, request, response, snapshot: current(), demoLogins, framesOf });
  };
  return (request, response, next) => {
    // json-server's defaults set these two on everything; the lifetime of a file is set once, below.
    response.removeHeader('Pragma');
    response.removeHeader('Expires');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const file = files.get(request.path);
    if (!isRead || html === undefined) next(notFound());
    else if (request.path === '/index.html') index(html, request, response);
    else if (file) sendFile(file, request, response);
    else if (request.path.startsWith(HASHED) || /\.[a-z0-9]{1,5}$/.test(request.path)) next(notFound());
    else index(html, request, response);
  };
}
