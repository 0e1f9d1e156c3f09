export { FailPage as default } from '../../../../features/card-payment/public/FailPage.tsx';
