import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { CustomerAddresses } from '../../features/demo/shop/CustomerAddresses.tsx';

/** On the page of a demo customer: its addresses. */
export default function DemoCustomerAddressesPanel({ record }: PanelProps) {
  return record ? <CustomerAddresses record={record} /> : null;
}
