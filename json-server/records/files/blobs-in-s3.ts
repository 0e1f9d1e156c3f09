import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { XMLParser } from 'fast-xml-parser';
import { isJsonObject } from '../../../src/config/values.ts';
import { errorText } from '../../store/disk.ts';
import { StoreUnavailable } from '../../store/types.ts';
import { type Blobs, checkedName, isOwnName } from './blobs.ts';

/** A bucket of any S3-compatible store, addressed by its path. */
export type S3Place = {
  /** Address of the bucket, without a trailing slash: `https://s3.example:9000/uploads`. */
  readonly bucketUrl: string;
  /** The prefix of each name in the bucket. */
  readonly prefix: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
};

/** ms for one call, answer included */
const PATIENCE = 30_000;
/** Retries after a 5xx, which such stores return when overloaded. */
const RETRIES = 2;

type Answer = { readonly status: number; readonly bytes: Buffer };
type S3Request = {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: Uint8Array<ArrayBuffer>;
};

const lists = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' });

/** Names on one page of a list, and the start of the next page. */
function pageOf(
  text: string,
  prefix: string,
): { readonly names: readonly string[]; readonly next: string | undefined } {
  const parsed: unknown = lists.parse(text);
  const result = isJsonObject(parsed) ? parsed['ListBucketResult'] : undefined;
  if (!isJsonObject(result)) throw new StoreUnavailable('The file store answered something that is no list');
  const { Contents: contents, NextContinuationToken: next } = result;
  const keys = (Array.isArray(contents) ? contents : []).flatMap((entry) =>
    isJsonObject(entry) && typeof entry['Key'] === 'string' ? [entry['Key']] : [],
  );
  const names = keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  return { names: names.filter(isOwnName), next: typeof next === 'string' && next !== '' ? next : undefined };
}

/**
 * Uploads in a bucket, shared by every server that uses it. Such a store accepts an object as a whole or not at all.
 */
export function s3Blobs({ bucketUrl, prefix, region, key, secret }: S3Place): Blobs {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, service: 's3', region, retries: RETRIES });
  const ask = async ({ method, path, body }: S3Request): Promise<Answer> => {
    // A checksum, so the store refuses damaged data.
    const headers = {
      'X-Amz-Content-Sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    };
    try {
      const response = await client.fetch(bucketUrl + path, {
        method,
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE),
        ...(body && { body }),
      });
      return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
    } catch (error) {
      throw new StoreUnavailable(`The file store does not answer: ${errorText(error)}`, { cause: error });
    }
  };
  const refused = ({ status, bytes }: Answer): StoreUnavailable => {
    const code = /<Code>([A-Za-z]{1,60})<\/Code>/.exec(bytes.toString('utf8'))?.[1] ?? '';
    return new StoreUnavailable(`The file store refused: ${`${status} ${code}`.trim()}`);
  };
  // A missing bucket is also a 404, and then nothing is known about the file.
  const isGone = ({ status, bytes }: Answer): boolean => status === 404 && !bytes.includes('<Code>NoSuchBucket<');
  const pathOf = (name: string): string => `/${prefix}${name}`;
  return {
    put: async (sent, bytes) => {
      const answer = await ask({ method: 'PUT', path: pathOf(checkedName(sent)), body: new Uint8Array(bytes) });
      if (answer.status !== 200) throw refused(answer);
    },
    read: async (name) => {
      if (!isOwnName(name)) return undefined;
      const answer = await ask({ method: 'GET', path: pathOf(name) });
      if (isGone(answer)) return undefined;
      if (answer.status !== 200) throw refused(answer);
      return answer.bytes;
    },
    remove: async (name) => {
      if (!isOwnName(name)) return;
      const answer = await ask({ method: 'DELETE', path: pathOf(name) });
      if (![200, 204].includes(answer.status) && !isGone(answer)) throw refused(answer);
    },
    names: async () => {
      const found: string[] = [];
      let next: string | undefined;
      do {
        const more: Record<string, string> = next === undefined ? {} : { 'continuation-token': next };
        const query = new URLSearchParams({ 'list-type': '2', prefix, ...more });
        const answer = await ask({ method: 'GET', path: `?${query.toString()}` });
        if (answer.status !== 200) throw refused(answer);
        const page = pageOf(answer.bytes.toString('utf8'), prefix);
        found.push(...page.names);
        ({ next } = page);
      } while (next !== undefined);
      return found;
    },
    // A bucket reports no limit.
    hasRoom: () => Promise.resolve(true),
    close: () => Promise.resolve(),
  };
}
