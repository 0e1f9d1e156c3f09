import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';

/** A page's policy: nothing from elsewhere, no inline script or style element but with the answer's own nonce. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'nonce-{nonce}'",
  // React and antd place things by style attributes.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // The one of src/app/trusted-types.ts.
  'trusted-types default',
].join('; ');

/** Everything that is no page may load nothing, should a browser ever show it as one. */
const ANSWER_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What Vite's hot reload needs on top: its inline starter, its own style elements, its socket; never in production. */
const DEVELOPMENT_POLICY = PAGE_POLICY.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
  .replace("'nonce-{nonce}'", "'unsafe-inline'")
  .replace("connect-src 'self'", "connect-src 'self' ws:");

/** bytes; a nonce that nobody guesses (S24) */
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

/** On every answer of the API, errors included; none of them is ever kept by a cache (S24). */
export const API_HEADERS: Readonly<Record<string, string>> = { ...HEADERS, 'Cache-Control': 'no-store' };

/**
 * The policy of one page and the nonce that its style elements show; both are for one answer only.
 * @param isDevelopment Vite's page, which has no use for the nonce
 * @param frames the one foreign origin whose frames this page may hold
 */
export function pagePolicy({ isDevelopment, frames }: { isDevelopment: boolean; frames?: string | undefined }): {
  policy: string;
  nonce: string;
} {
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  const policy = isDevelopment ? DEVELOPMENT_POLICY : PAGE_POLICY.replace('{nonce}', nonce);
  return { policy: frames === undefined ? policy : `${policy}; frame-src ${frames}`, nonce };
}

/** Security headers on what is outside the API. Pages replace the policy; the API's answers bring theirs in one go. */
export const securityHeaders: RequestHandler = (_request, response, next) => {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  next();
};
