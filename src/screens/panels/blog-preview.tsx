import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { BlogPreview } from '../../features/website/BlogPreview.tsx';

/** On the page of a post: as its readers will see it. */
export default function BlogPreviewPanel({ record }: PanelProps) {
  return record ? <BlogPreview record={record} /> : null;
}
