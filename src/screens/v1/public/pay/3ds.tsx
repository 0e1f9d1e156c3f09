export { WaitPage as default } from '../../../../features/card-payment/public/WaitPage.tsx';
