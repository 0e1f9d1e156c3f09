import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RightsAnswer, RightsMatrix } from '../../../src/config/rights/shapes.ts';
import type { CheckedMoves } from '../../../src/wire/moves.ts';
import { type Attack, UNLIMITED } from '../attack.ts';
import { largeCompany } from '../large-company.ts';

/** As many as one call takes. */
const MOVES = 200;
const TICKS = 500;
/** days to where nothing is booked */
const LATER = 400;
/** What a call for a single stay would be asked. */
const MEANT = { keepPrice: true, changeReason: 'x' };

type Stay = { readonly [key in 'id' | 'estateId' | 'checkIn' | 'checkOut']: string } & { readonly version: number };

/** Stays on the tape and rights of roles, as many at once as a call takes. */
export default {
  name: 'Moves and rights',
  run: async ({ startAnother }) => {
    const folder = mkdtempSync(join(tmpdir(), 'attack-rights-'));
    cpSync('resources', folder, { recursive: true });
    const { target, headers, held, stop } = await startAnother(largeCompany(), { ...UNLIMITED, RESOURCES_DIR: folder });
    try {
      const read = async <Body>(path: string, own = headers) =>
        JSON.parse((await target.send({ path, headers: own })).text) as Body;
      const post = async (path: string, body: object, own = headers) => {
        const answer = await target.send({ method: 'POST', path, headers: own, body: JSON.stringify(body) });
        if (answer.status >= 300) console.log(`  ${answer.status}: ${answer.text.slice(0, 900)}`);
        return answer;
      };
      const from = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
      const stays = await read<{ items: Stay[] }>(
        `/api/reservations?status=SUCCESSFUL&checkIn.gte=${from}&pageNumber=0&pageSize=500`,
      );
      const later = (day: string) => new Date(Date.parse(day) + LATER * 86_400_000).toISOString().slice(0, 10);
      const all = stays.items.map(({ id, version, estateId, checkIn, checkOut }) => {
        return { id, version, estateId, checkIn: later(checkIn), checkOut: later(checkOut), ...MEANT };
      });
      const free: (typeof all)[number][] = [];
      for (let at = 0; at < all.length; at += MOVES) {
        const some = all.slice(at, at + MOVES);
        const { text } = await post('/api/tape/moves', { moves: some, check: true });
        const checked = (JSON.parse(text) as CheckedMoves).items;
        free.push(...some.filter((_, index) => checked[index]?.isFree));
      }
      const moves = free.slice(0, MOVES);
      console.log(`  ${moves.length} stays`);
      await held(`${MOVES} stays moved, tried`, () => post('/api/tape/moves', { moves, check: true }));
      await held(`${MOVES} stays moved`, () => post('/api/tape/moves', { moves }), { isOnce: true });

      const platform = await target.enter('superadmin@demo.com', 'superadmin');
      const { entries, roles } = await read<RightsMatrix>('/api/access-rights', platform);
      const open = entries.flatMap(({ name, actions, cells }) =>
        roles.flatMap(({ name: role }) =>
          actions.flatMap((action, index) =>
            cells[role]?.[index] === 'n' ? [{ entry: name, role, action: action.name, allow: true }] : [],
          ),
        ),
      );
      const changes = open.slice(0, TICKS);
      console.log(`  ${changes.length} ticks of ${open.length}`);
      const change = '/api/access-rights/changes';
      await held(`${TICKS} rights, tried`, () => post(change, { changes, dryRun: true }, platform));
      const { text } = await post(change, { changes, dryRun: true }, platform);
      const seen = Object.fromEntries((JSON.parse(text) as RightsAnswer).files.map((file) => [file.path, file.seen]));
      await held(`${TICKS} rights`, () => post(change, { changes, seen }, platform), { isOnce: true });
    } finally {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
} satisfies Attack;
