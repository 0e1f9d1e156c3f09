import type { PlannedMove } from '../../../domain/tape/plan.ts';
import type { CheckedMoves } from '../../../wire/moves.ts';
import { request } from '../../../providers/http.ts';

/** All or none. @throws HttpError with each refusal in `body.refused` */
export const saveMoves = async (moves: readonly PlannedMove[]): Promise<CheckedMoves> =>
  (await request<CheckedMoves>({ path: '/tape/moves', method: 'POST', body: { moves } })).data;

/** Closed nights in a seen version. */
export type Versioned = { readonly id: string; readonly version: number };

const blockPath = (id: string): string => `/out-of-order-periods/${encodeURIComponent(id)}`;
const ifStill = ({ version }: Versioned) => ({ 'If-Match': `"${version}"` });

/** Changes closed nights, if they still have `block`'s version. @throws HttpError */
export async function changeBlock(block: Versioned, body: object): Promise<Versioned> {
  const { id } = block;
  const { data } = await request<Versioned>({ path: blockPath(id), method: 'PATCH', body, headers: ifStill(block) });
  return data;
}

/** Reopens closed nights for sale. @throws HttpError */
export const releaseBlocks = (blocks: readonly Versioned[]): Promise<unknown> =>
  Promise.all(
    blocks.map((block) =>
      request({
        path: `${blockPath(block.id)}/actions/release`,
        method: 'POST',
        body: {},
        headers: ifStill(block),
      }),
    ),
  );
