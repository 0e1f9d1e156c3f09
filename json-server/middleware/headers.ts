import type { RequestHandler } from 'express';

const PRODUCTION_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // antd writes its styles at run time; nothing else may be inline.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** seconds; one year (S24) */
const HSTS_MAX_AGE = 365 * 24 * 60 * 60;

const headersWith = (policy: string): readonly (readonly [string, string])[] => [
  ['Content-Security-Policy', policy],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'same-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Strict-Transport-Security', `max-age=${HSTS_MAX_AGE}`],
];

/** What Vite's hot reload needs on top; never in production. */
const DEVELOPMENT_POLICY = PRODUCTION_POLICY.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'").replace(
  "connect-src 'self'",
  "connect-src 'self' ws:",
);

/** Security headers on every answer, errors and files included; answers of the API are never kept by a cache (S24). */
export function securityHeaders({ isDevelopment }: { isDevelopment: boolean }): RequestHandler {
  const headers = headersWith(isDevelopment ? DEVELOPMENT_POLICY : PRODUCTION_POLICY);
  return (request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    if (request.url.startsWith('/api')) response.setHeader('Cache-Control', 'no-store');
    next();
  };
}
