import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { OwnInvoice } from '../../features/demo/invoice/OwnInvoice.tsx';

/** The page of an invoice of our own: the sheet as it is printed. */
export default function DemoInvoiceOwnPanel({ record }: PanelProps) {
  return record ? <OwnInvoice record={record} /> : null;
}
