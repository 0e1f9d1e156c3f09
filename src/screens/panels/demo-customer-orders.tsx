import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { CustomerOrders } from '../../features/demo/shop/CustomerOrders.tsx';

/** On the page of a demo customer: the orders of it that the call knows. */
export default function DemoCustomerOrdersPanel({ config, record }: PanelProps) {
  return record ? <CustomerOrders config={config} record={record} /> : null;
}
