export { AddInvoice as default } from '../../../features/demo/invoice/AddInvoice.tsx';
