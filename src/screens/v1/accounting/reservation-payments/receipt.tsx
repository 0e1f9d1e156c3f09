export { PaymentReceipt as default } from '../../../../features/money/PaymentReceipt.tsx';
