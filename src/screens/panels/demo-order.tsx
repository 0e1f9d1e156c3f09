import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { OrderDetails } from '../../features/demo/shop/OrderDetails.tsx';

/** On the page of a demo order: items, shipping, customer. */
export default function DemoOrderPanel({ record }: PanelProps) {
  return record ? <OrderDetails record={record} /> : null;
}
