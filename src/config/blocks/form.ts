import { checkKeptForm } from '../check/context.ts';
import type { BlockBase } from '../page-types.ts';
import type { BlockKind } from './kind.ts';

/** The form of one record stored by the browser: settings saved in place. */
type FormShape = BlockBase & {
  readonly type: 'form';
  readonly resource: string;
  /** Id of the record; there is one under each. */
  readonly record: string;
};
declare module '../page-types.ts' {
  interface BlockShapes {
    form: FormShape;
  }
}
declare module '../raw.ts' {
  interface RawBlockShapes {
    form: { type: 'form'; resource: string; record?: string };
  }
}

export const formBlock: BlockKind<'form'> = {
  width: 'full',
  normalize: (raw) => ({
    type: 'form',
    resource: raw.resource,
    record: raw.record ?? 'own',
  }),
  check: (context, { resource }, pointer) => checkKeptForm(context, resource, `${pointer}/resource`),
  forReader: (block, reader) => (reader.resources[block.resource]?.can.includes('edit') ? block : undefined),
};
