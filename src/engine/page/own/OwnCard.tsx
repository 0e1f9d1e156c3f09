import type { OwnBlock } from '../../../config/page-types.ts';
import { FigureTile } from './FigureTile.tsx';
import { OwnChartCard } from './OwnChartCard.tsx';
import { ProgressCard } from './ProgressCard.tsx';
import { TimelineCard } from './TimelineCard.tsx';
import './own.css';

/** A block whose figures stand in its file. */
export default function OwnCard({ block }: { readonly block: OwnBlock }) {
  switch (block.type) {
    case 'chart':
      return <OwnChartCard block={block} />;
    case 'figure':
      return <FigureTile block={block} />;
    case 'progress':
      return <ProgressCard block={block} />;
    case 'timeline':
      return <TimelineCard block={block} />;
  }
}
