import { Busboy } from '@fastify/busboy';
import { tooLargeAndOver } from '../../../http/body.ts';
import { type HttpError, malformed } from '../../../http/http-error.ts';

/** Max parts of one form: a mail has a few dozen fields, plus its files. */
const MAX_PARTS = 120;
const LIMITS = { parts: MAX_PARTS, headerPairs: 20, headerSize: 8 * 1024, fieldNameSize: 100 };

/** A field or file of a form, as bytes. */
export type FormPart = {
  readonly name: string;
  /** undefined = a field. */
  readonly fileName: string | undefined;
  readonly type: string;
  readonly bytes: Buffer;
};

const urlEncoded = (bytes: Buffer): readonly FormPart[] => {
  const pairs = [...new URLSearchParams(bytes.toString('utf8'))];
  if (pairs.length > MAX_PARTS) throw tooManyParts();
  return pairs.map(([name, value]) => ({
    name,
    fileName: undefined,
    type: 'text/plain',
    bytes: Buffer.from(value, 'utf8'),
  }));
};

const tooManyParts = (): HttpError => malformed('The form has too many parts.');

/** The parts of a completely received form. @param most bytes of one part @throws HttpError 400, 413 */
export function formParts(contentType: string, bytes: Buffer, most: number): Promise<readonly FormPart[]> {
  if (!/^multipart\//i.test(contentType)) return Promise.resolve().then(() => urlEncoded(bytes));
  return new Promise((resolve, reject) => {
    const parts: FormPart[] = [];
    const refuseForm = () => reject(malformed('The form cannot be read.'));
    let form;
    try {
      // Every part is kept as bytes, because its content is not always UTF-8 text.
      const headers = { 'content-type': contentType };
      form = new Busboy({ headers, isPartAFile: () => true, limits: { ...LIMITS, fileSize: most } });
    } catch {
      refuseForm();
      return;
    }
    form.on('file', (name: string | undefined, stream, fileName: string | undefined, _encoding, type) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => reject(tooLargeAndOver()));
      stream.on('error', refuseForm);
      stream.on('end', () => parts.push({ name: name ?? '', fileName, type, bytes: Buffer.concat(chunks) }));
    });
    form.on('partsLimit', () => reject(tooManyParts()));
    form.on('error', refuseForm);
    form.on('finish', () => resolve(parts));
    form.end(bytes);
  });
}
