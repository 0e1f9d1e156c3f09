import { checkPanelName, knownResource } from '../check/context.ts';
import type { BlockBase } from '../page-types.ts';
import type { Text } from '../text-types.ts';
import type { BlockKind } from './kind.ts';
import { viewable } from './of-records.ts';
import { optionalLabel } from './texts.ts';

/** A hand-written part, by name; with the resource whose records it shows. */
type PanelShape = BlockBase & {
  readonly type: 'panel';
  readonly label?: Text;
  readonly panel: string;
  readonly resource?: string;
};
declare module '../page-types.ts' {
  interface BlockShapes {
    panel: PanelShape;
  }
}
declare module '../raw.ts' {
  interface RawBlockShapes {
    panel: { type: 'panel'; panel: string; resource?: string };
  }
}

export const panelBlock: BlockKind<'panel'> = {
  width: 'full',
  normalize: (raw) => ({
    type: 'panel',
    ...(raw.label && optionalLabel(raw)),
    panel: raw.panel,
    ...(raw.resource !== undefined && { resource: raw.resource }),
  }),
  check: (context, { panel, resource }, pointer) => {
    checkPanelName(context, panel, `${pointer}/panel`);
    if (resource !== undefined) knownResource(context, resource, `${pointer}/resource`);
  },
  forReader: (block, reader) =>
    block.resource === undefined || viewable(reader.resources, { resource: block.resource }) ? block : undefined,
};
