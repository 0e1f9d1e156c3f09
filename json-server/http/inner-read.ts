import type { Request, Response } from 'express';
import { HttpError } from './http-error.ts';

const inner = new WeakSet<Request>();

/** A read within another call, with the caller, language and tenant of that call. */
export function asRead(request: Request, url: string): Request {
  const { 'if-none-match': _, ...headers } = request.headers;
  const read = Object.create(request, {
    url: { value: url },
    method: { value: 'GET' },
    headers: { value: headers },
  }) as Request;
  inner.add(read);
  return read;
}

/** Whether a request is a read within another call. */
export const isInnerRead = (request: Request): boolean => inner.has(request);

const WRITES: ReadonlySet<PropertyKey> = new Set(['writeHead', 'setHeader', 'write', 'end']);

/** The response of a read within another call: an answer that would be streamed is refused (413). */
export function withoutStream(response: Response): Response {
  return new Proxy(response, {
    get(target, key): unknown {
      if (WRITES.has(key)) throw new HttpError({ status: 413, problem: { key: 'tooLarge' } });
      return Reflect.get(target, key, target);
    },
  });
}
