export { Unsubscribe as default } from '../../../../features/website/public/Unsubscribe.tsx';
