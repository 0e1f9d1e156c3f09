import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';

/** A page's policy: nothing from other origins, no inline script or style element without the response's nonce. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'nonce-{nonce}'",
  // React and antd position elements with style attributes.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // The policy in src/app/trusted-types.ts.
  'trusted-types default',
].join('; ');

/** For everything that is not a page: if a browser ever renders it, it may load nothing. */
const ANSWER_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Additions for Vite's hot reload: its inline starter, its own style elements, its socket; never in production. */
const DEVELOPMENT_POLICY = PAGE_POLICY.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
  .replace("'nonce-{nonce}'", "'unsafe-inline'")
  .replace("connect-src 'self'", "connect-src 'self' ws:");

/** bytes; too many to guess (S24) */
const NONCE_BYTES = 18;
/** seconds; one year (S24) */
const HSTS_MAX_AGE = 365 * 24 * 60 * 60;

const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': ANSWER_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': `max-age=${HSTS_MAX_AGE}`,
};

/** For every answer of the API, errors included; none may be cached (S24). */
export const API_HEADERS: Readonly<Record<string, string>> = { ...HEADERS, 'Cache-Control': 'no-store' };

/**
 * The policy of a page and the nonce for its style elements; both are for a single response.
 * @param isDevelopment Vite's page, which does not use the nonce
 * @param frames the one foreign origin whose frames this page may contain
 */
export function pagePolicy({ isDevelopment, frames }: { isDevelopment: boolean; frames?: string | undefined }): {
  policy: string;
  nonce: string;
} {
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  const policy = isDevelopment ? DEVELOPMENT_POLICY : PAGE_POLICY.replace('{nonce}', nonce);
  return { policy: frames === undefined ? policy : `${policy}; frame-src ${frames}`, nonce };
}

/** Security headers for everything outside the API. Pages replace the policy; the API sets its own headers. */
export const securityHeaders: RequestHandler = (_request, response, next) => {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  next();
};
