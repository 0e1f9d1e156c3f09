export { GuestData as default } from '../../../../features/kbs/public/GuestData.tsx';
