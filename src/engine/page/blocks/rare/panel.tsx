import type { PanelBlock } from '../../../../config/page-types.ts';
import { EngineProvider } from '../../../resource/EngineContext.tsx';
import { PagePanelView, PanelView } from '../../../resource/PanelView.tsx';
import { useText } from '../../../resource/use-text.ts';
import { CardFrame } from '../../CardFrame.tsx';
import type { CardProps } from '../../card-props.ts';

/** A hand-written part of a page; with a label, in the frame that blocks have. */
export default function PanelBlockView({ config, block }: CardProps<PanelBlock>) {
  const text = useText();
  const { label } = block;
  const resource = config.resources[block.resource ?? ''];
  const panel = resource ? (
    <EngineProvider config={config} resource={resource}>
      <PanelView name={block.panel} />
    </EngineProvider>
  ) : (
    <PagePanelView name={block.panel} config={config} />
  );
  if (!label) return panel;
  return (
    <CardFrame id={block.id} title={text(label)}>
      {panel}
    </CardFrame>
  );
}
