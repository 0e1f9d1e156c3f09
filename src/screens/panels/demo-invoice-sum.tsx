export { InvoiceSide as default } from '../../features/demo/invoice/InvoiceSide.tsx';
