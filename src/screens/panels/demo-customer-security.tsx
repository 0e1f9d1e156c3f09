import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { CustomerSecurity } from '../../features/demo/shop/CustomerSecurity.tsx';

/** On the page of a demo customer: password and second step. */
export default function DemoCustomerSecurityPanel({ record }: PanelProps) {
  return record ? <CustomerSecurity record={record} /> : null;
}
