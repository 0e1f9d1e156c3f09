import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export const KEY = 'AKIDEXAMPLE';
/** With what a secret may have in it and an address may not. */
export const SECRET = 'wJalr/UtnFEMI+K7MDENG=';
const REGION = 'eu-test-1';
/** Names on one page of a list. */
const PAGE = 2;

const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Whether the request is signed by whom it says, as the specification of Signature Version 4 has it. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const form =
    /^AWS4-HMAC-SHA256 Credential=(\w+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w{64})$/;
  const [, key, day = '', region, names = '', signature] = form.exec(headers.authorization ?? '') ?? [];
  const moment = headers['x-amz-date'];
  if (key !== KEY || region !== REGION || typeof moment !== 'string' || !moment.startsWith(day)) return false;
  if (headers['x-amz-content-sha256'] !== sha256(body)) return false;
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.split(';').includes(name))) return false;
  const { pathname, searchParams } = new URL(url, 'http://s3.test');
  const query = [...searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
  const signedHeaders = names.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const request = [method, pathname, query, signedHeaders.join(''), names, sha256(body)].join('\n');
  const scope = `${day}/${REGION}/s3/aws4_request`;
  const secret = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${SECRET}`, day), REGION));
  return hmac(secret, `AWS4-HMAC-SHA256\n${moment}\n${scope}\n${sha256(request)}`).toString('hex') === signature;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** One bucket, `uploads`, of a store that speaks as much S3 as the server asks for; a list has two names a page. */
export async function startS3() {
  const objects = new Map<string, Buffer>();
  let failing: number | undefined;
  const list = ({ searchParams }: URL): string => {
    const after = searchParams.get('continuation-token') ?? '';
    const prefix = searchParams.get('prefix') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, PAGE);
    const token = keys.length > PAGE ? `<NextContinuationToken>${page.at(-1) ?? ''}</NextContinuationToken>` : '';
    const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
    return `<?xml version="1.0"?><ListBucketResult><Name>uploads</Name>${contents}${token}</ListBucketResult>`;
  };
  const answer = (request: IncomingMessage, body: Buffer): [status: number, body?: string | Buffer] => {
    if (failing !== undefined) return [failing, '<Error><Code>SlowDown</Code></Error>'];
    if (!isSigned(request, body)) return [403, '<Error><Code>SignatureDoesNotMatch</Code></Error>'];
    const url = new URL(request.url ?? '', 'http://s3.test');
    const [bucket, ...path] = url.pathname.slice(1).split('/');
    const key = path.join('/');
    if (bucket !== 'uploads') return [404, '<Error><Code>NoSuchBucket</Code></Error>'];
    const found = objects.get(key);
    if (request.method === 'PUT') {
      objects.set(key, body);
      return [200];
    }
    if (url.searchParams.get('list-type') === '2') return [200, list(url)];
    if (found === undefined) return [404, '<Error><Code>NoSuchKey</Code></Error>'];
    if (request.method === 'GET') return [200, found];
    objects.delete(key);
    return [204];
  };
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const [status, sent] = answer(request, body);
      response.writeHead(status).end(sent);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    objects,
    url: (path = 'uploads', secret = SECRET) =>
      `s3://${KEY}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${path}?region=${REGION}&tls=0`,
    /** From now on every call is answered so; undefined = as it should be. */
    fail: (status: number | undefined): void => {
      failing = status;
    },
    close: (): void => {
      server.closeAllConnections();
      server.close();
    },
  };
}
