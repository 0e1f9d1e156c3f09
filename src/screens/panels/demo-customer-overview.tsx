import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { CustomerOverview } from '../../features/demo/shop/CustomerOverview.tsx';

/** On the page of a demo customer: its figures. */
export default function DemoCustomerOverviewPanel({ record }: PanelProps) {
  return record ? <CustomerOverview record={record} /> : null;
}
