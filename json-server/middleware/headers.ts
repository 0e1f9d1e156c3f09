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

const headersWith = (policy: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': `max-age=${HSTS_MAX_AGE}`,
});

/** On every answer of the API, errors included; none of them is ever kept by a cache (S24). */
export const API_HEADERS: Readonly<Record<string, string>> = {
  ...headersWith(PRODUCTION_POLICY),
  'Cache-Control': 'no-store',
};

/** What Vite's hot reload needs on top; never in production. */
const DEVELOPMENT_POLICY = PRODUCTION_POLICY.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'").replace(
  "connect-src 'self'",
  "connect-src 'self' ws:",
);

/** Security headers on pages and files. The API's answers bring theirs (`API_HEADERS`), written in one go. */
export function securityHeaders({ isDevelopment }: { isDevelopment: boolean }): RequestHandler {
  const headers = Object.entries(headersWith(isDevelopment ? DEVELOPMENT_POLICY : PRODUCTION_POLICY));
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}
