export { ConfirmSubscription as default } from '../../../../features/website/public/ConfirmSubscription.tsx';
