import { kindOfBytes, pictureSize } from '../../../json-server/records/files/picture.ts';
import { cpuOf } from '../../measured/cpu.ts';
import type { Attack } from '../attack.ts';
import { DRAWINGS, mutatedPictures } from '../mutated-pictures.ts';

const FILES = 5000;
/** Of them, so many are uploaded: a person may have only some lying about. */
const SENT = 150;
/** ms of the processor for all of them. */
const MAX_MS = 500;
const TAKEN: readonly number[] = [201, 413, 415, 422];

export default {
  name: 'Pictures that are none',
  run: async ({ target, headers, report }) => {
    const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
    console.log(`  seed ${seed} (SEED=${seed} repeats it)`);
    const files = [...mutatedPictures(seed, FILES)];
    let thrown = 0;
    const spent = await cpuOf(() => {
      for (const bytes of files) {
        try {
          const kind = kindOfBytes(bytes);
          if (kind && kind !== 'pdf') pictureSize(bytes, kind);
        } catch (error) {
          thrown += 1;
          console.log(`  ${bytes.toString('base64')}: ${String(error)}`);
        }
      }
    });
    report(`${FILES} files, errors in looking at them`, thrown, 0, 'files');
    report(`${FILES} files, looking at all of them`, Math.round(spent), MAX_MS, 'ms of the processor');
    const upload = async (bytes: Buffer, type: string) => {
      const more = { ...headers, 'content-type': type, 'x-file-name': 'a.png' };
      return (await target.send({ method: 'POST', path: '/api/files', headers: more, body: bytes })).status;
    };
    let wrong = 0;
    for (const bytes of mutatedPictures(seed, SENT)) {
      const status = await upload(bytes, 'image/png');
      if (!TAKEN.includes(status)) console.log(`  ${status}: ${bytes.toString('base64')}`);
      if (!TAKEN.includes(status)) wrong += 1;
    }
    report(`${SENT} of them uploaded, answers but ${TAKEN.join(', ')}`, wrong, 0, 'times');
    let kept = 0;
    for (const bytes of DRAWINGS) {
      for (const type of ['image/svg+xml', 'image/png']) if ((await upload(bytes, type)) !== 415) kept += 1;
    }
    report('drawings (SVG) that are not refused', kept, 0, 'times');
  },
} satisfies Attack;
