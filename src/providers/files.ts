import i18next from 'i18next';
import { apiBase } from './boot.ts';
import { HttpError, isAbort, type ProblemBody } from './http-error.ts';
import { previewHeaders } from './preview.ts';
import { refreshSession } from './refresh.ts';
import { accessToken, tenantHeader } from './session.ts';

/** The server's answer about an accepted file. */
export type Uploaded = {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly width?: number;
  readonly height?: number;
};
type Upload = {
  readonly file: Blob;
  readonly name: string;
  /** 0 – 1 */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
};

const headers = (): Record<string, string> => {
  const token = accessToken();
  return {
    'Accept-Language': i18next.language || 'en',
    ...(token !== null && { Authorization: `Bearer ${token}`, 'X-Tenant-Id': tenantHeader(), ...previewHeaders() }),
  };
};

/**
 * Sends one file. Not by fetch: that cannot tell how far it is.
 * @throws HttpError with the server's words, status 0 when no answer came; AbortError
 */
export async function uploadFile({ name, ...upload }: Upload): Promise<Uploaded> {
  const named = { 'X-File-Name': encodeURIComponent(name) };
  return read(await postFile({ ...upload, path: '/files', headers: named }));
}

type Answered = { readonly status: number; readonly text: string };
type Post = Omit<Upload, 'name'> & {
  /** Below the API's base. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** Sends the bytes of a file as a body, and tells how far it is. @throws HttpError with status 0; AbortError */
export async function postFile(post: Post): Promise<Answered> {
  const usedToken = accessToken();
  const first = await send(post);
  return first.status === 401 && (await refreshSession(usedToken)) === 'refreshed' ? send(post) : first;
}

function send({ path, file, headers: own, onProgress, signal }: Post): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const giveUp = (): void => call.abort();
    call.open('POST', `${apiBase()}${path}`);
    for (const [key, value] of Object.entries({ ...headers(), ...own })) call.setRequestHeader(key, value);
    call.setRequestHeader('Content-Type', file.type === '' ? 'application/octet-stream' : file.type);
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.onload = () => resolve({ status: call.status, text: call.responseText });
    call.onerror = () => reject(new HttpError({ message: i18next.t('common:failure.network'), statusCode: 0 }));
    call.onabort = () => reject(new DOMException('Given up', 'AbortError'));
    call.onloadend = () => signal.removeEventListener('abort', giveUp);
    signal.addEventListener('abort', giveUp);
    if (signal.aborted) reject(new DOMException('Given up', 'AbortError'));
    else call.send(file);
  });
}

function read({ status, text }: Answered): Uploaded {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    parsed = {};
  }
  if (status === 201) return parsed as Uploaded;
  const body = parsed as ProblemBody;
  throw new HttpError({ message: body.message ?? i18next.t('common:failure.server'), statusCode: status, body });
}

/**
 * Loads a file the person may read; links and `img` elements cannot send the token.
 * @throws HttpError, 404 for a missing or forbidden file
 */
export function fetchFile(id: string): Promise<Blob> {
  return download({ path: `/files/${id}` });
}

type Download = {
  /** Sent as it is, with its own type: the input of the answer. */
  readonly body?: Blob;
  /** Below the API's base. */
  readonly path: string;
  /** Told as bytes come: how long it will be, nobody knows beforehand. */
  readonly onBytes?: (bytes: number) => void;
  readonly signal?: AbortSignal;
};

/**
 * Loads a file for saving or reading. @throws HttpError with the server's text, status 0 without an answer; AbortError
 */
export async function download({ path, body, onBytes, signal }: Download): Promise<Blob> {
  const ask = (): Promise<Response> =>
    fetch(`${apiBase()}${path}`, {
      headers: { ...headers(), ...(body && { 'Content-Type': body.type || 'application/octet-stream' }) },
      ...(body && { method: 'POST', body }),
      ...(signal && { signal }),
    });
  const usedToken = accessToken();
  try {
    const first = await ask();
    const isAgain = first.status === 401 && (await refreshSession(usedToken)) === 'refreshed';
    const answer = isAgain ? await ask() : first;
    if (!answer.ok) throw await refusalOf(answer);
    return onBytes && answer.body ? await counted(answer, answer.body, onBytes) : await answer.blob();
  } catch (error) {
    if (error instanceof HttpError || isAbort(error)) throw error;
    throw new HttpError({ message: i18next.t('common:failure.network'), statusCode: 0 });
  }
}

async function counted(answer: Response, body: ReadableStream<Uint8Array<ArrayBuffer>>, tell: (bytes: number) => void) {
  const reader = body.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    bytes += value.length;
    tell(bytes);
  }
  return new Blob(pieces, { type: answer.headers.get('Content-Type') ?? '' });
}

async function refusalOf(answer: Response): Promise<HttpError> {
  const { status: statusCode } = answer;
  const usual = i18next.t(`common:failure.${statusCode === 404 ? 404 : 'server'}`);
  const body = await answer.json().then(
    (parsed: unknown) => parsed as ProblemBody,
    () => undefined,
  );
  return new HttpError({ message: body?.message ?? usual, statusCode, ...(body && { body }) });
}
