export { PayPage as default } from '../../../../features/card-payment/public/PayPage.tsx';
