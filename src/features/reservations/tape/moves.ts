import type { PlannedMove } from '../../../domain/tape/plan.ts';
import type { Row } from '../../../config/types.ts';
import { request } from '../../../providers/http.ts';

/** What the server says of one move; money in minor units. */
export type CheckedMove = {
  readonly id: string;
  readonly code: string | null;
  readonly isFree: boolean;
  /** The price before; null where the role sees none. */
  readonly total: number | null;
  /** As it would be, or is. */
  readonly record?: Row;
  /** What staff may override (AV6). */
  readonly warnings?: readonly string[];
  readonly message?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly blockedBy?: { readonly kind: 'TAKEN' | 'BLOCKED'; readonly id: string; readonly code: string };
};
export type Checked = {
  readonly items: readonly CheckedMove[];
  /** Roles that are told of it. */
  readonly told: readonly string[];
};

/** All or none. @throws HttpError with each refusal in `body.refused` */
export const saveMoves = async (moves: readonly PlannedMove[]): Promise<Checked> =>
  (await request<Checked>({ path: '/tape/moves', method: 'POST', body: { moves } })).data;

/** Closed nights as somebody has seen them. */
export type Versioned = { readonly id: string; readonly version: number };

const blockPath = (id: string): string => `/out-of-order-periods/${encodeURIComponent(id)}`;
const ifStill = ({ version }: Versioned) => ({ 'If-Match': `"${version}"` });

/** Changes closed nights, if they are still as `block` has them. @throws HttpError */
export async function changeBlock(block: Versioned, body: object): Promise<Versioned> {
  const { id } = block;
  const { data } = await request<Versioned>({ path: blockPath(id), method: 'PATCH', body, headers: ifStill(block) });
  return data;
}

/** Gives closed nights back to the sale. @throws HttpError */
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
