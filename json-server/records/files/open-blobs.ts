import { fileURLToPath } from 'node:url';
import { type Environment, SettingError } from '../../http/environment.ts';
import { type Blobs, folderBlobs } from './blobs.ts';
import { postgresBlobs } from './blobs-in-postgres.ts';
import { s3Blobs, type S3Place } from './blobs-in-s3.ts';

const S3_FORM = 's3://KEY:SECRET@host:port/bucket?region=us-east-1&tls=1';

/** Reports the problem without the address, which contains a secret. */
const wrong = (what: string): SettingError =>
  new SettingError(`FILES_URL ${what}; as in ${S3_FORM} or file:///var/files.`);

/** @throws SettingError */
function s3PlaceOf({ username, password, host, pathname, searchParams }: URL): S3Place {
  const [bucket = '', ...below] = pathname.split('/').filter((part) => part !== '');
  if (host === '' || bucket === '') throw wrong('names no host or no bucket');
  if (username === '' || password === '') throw wrong('has no key or no secret');
  const tls = searchParams.get('tls') ?? '1';
  if (tls !== '0' && tls !== '1') throw wrong('says neither tls=0 nor tls=1');
  return {
    bucketUrl: `http${tls === '1' ? 's' : ''}://${host}/${bucket}`,
    prefix: below.map((part) => `${part}/`).join(''),
    region: searchParams.get('region') ?? 'us-east-1',
    key: decodeURIComponent(username),
    secret: decodeURIComponent(password),
  };
}

type Places = Pick<Environment, 'filesUrl' | 'databaseUrl' | 'filesDir' | 'diskReserve'>;

/**
 * Where FILES_URL points; else the database, if there is one, so that every server has the files; else the folder
 * beside the data.
 */
export function openBlobs({ filesUrl, databaseUrl, filesDir, diskReserve: reserve }: Places): Blobs {
  if (filesUrl === undefined)
    return databaseUrl === undefined ? folderBlobs(filesDir, { reserve }) : postgresBlobs(databaseUrl);
  if (!URL.canParse(filesUrl)) throw wrong('is no address');
  const url = new URL(filesUrl);
  if (url.protocol === 's3:') return s3Blobs(s3PlaceOf(url));
  if (url.protocol !== 'file:' || url.host !== '') throw wrong('begins with neither s3:// nor file:///');
  return folderBlobs(fileURLToPath(url), { reserve });
}
