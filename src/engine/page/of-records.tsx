import type { ComponentType } from 'react';
import type { PageBlock } from '../../config/page-types.ts';
import { EngineProvider } from '../resource/EngineContext.tsx';
import type { CardProps } from './card-props.ts';

/** The card of a block that shows records of its resource; nothing without access to it. */
export function ofRecords<Block extends PageBlock & { readonly resource: string }>(
  Card: ComponentType<{ readonly block: Block }>,
): ComponentType<CardProps<Block>> {
  return function OfRecords({ config, block }) {
    const resource = config.resources[block.resource];
    return (
      resource && (
        <EngineProvider config={config} resource={resource}>
          <Card block={block} />
        </EngineProvider>
      )
    );
  };
}
