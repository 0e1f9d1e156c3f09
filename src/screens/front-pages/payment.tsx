export { Payment as default } from '../../features/demo/front-pages/payment/Payment.tsx';
