import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { CallInvoice } from '../../features/demo/invoice/CallInvoice.tsx';

/** The page of a mock invoice: the sheet as it is printed. */
export default function DemoInvoiceSheetPanel({ record }: PanelProps) {
  return record ? <CallInvoice record={record} /> : null;
}
