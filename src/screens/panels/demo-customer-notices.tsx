import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { CustomerNotices } from '../../features/demo/shop/CustomerNotices.tsx';

/** On the page of a demo customer: what it is told of. */
export default function DemoCustomerNoticesPanel({ record }: PanelProps) {
  return record ? <CustomerNotices record={record} /> : null;
}
