import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { compile, plainName } from './letter.ts';
import { type Letter, type MailOutcome, type Transport, shortError } from './transport.ts';

/**
 * Writes every mail as a file, `<tenant>.<id>.eml`, that any mail program opens. The name contains the message's id, so
 * the same mail twice is one file: a crash between writing and recording it duplicates nothing.
 */
export function fileTransport({ folder, from }: { folder: string; from: string }): Transport {
  const write = async (letter: Letter): Promise<MailOutcome> => {
    try {
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${plainName(letter.tenant)}.${plainName(letter.id)}.eml`);
      const handle = await open(`${file}.tmp`, 'w', 0o600);
      try {
        await handle.writeFile(await compile(letter, from));
        await handle.datasync();
      } finally {
        await handle.close();
      }
      await rename(`${file}.tmp`, file);
      return { is: 'filed' };
    } catch (error) {
      return { is: 'failed', why: shortError(error) };
    }
  };
  return { isRepeatable: true, send: write };
}
