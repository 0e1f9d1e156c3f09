import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { PaymentLinks } from '../../features/card-payment/PaymentLinks.tsx';

/** On the page of a reservation: links to pay it by card. */
export default function PaymentLinksPanel({ config, record }: PanelProps) {
  return record ? <PaymentLinks config={config} record={record} /> : null;
}
