import { useParams } from 'react-router';
import { EditInvoice } from '../../../features/demo/invoice/EditInvoice.tsx';

/** Changing an invoice; the route gives it the invoices of our own. */
export default function Edit() {
  const { id = '' } = useParams();
  return <EditInvoice key={id} id={id} />;
}
