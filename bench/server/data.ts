import type { Row } from '../../src/config/types.ts';
export type Data = { readonly folder: string; readonly stockFile: string; readonly rows: readonly Row[] };
export declare function makeData(options: { root: string; folder: string; rows: number }): Promise<Data>;
