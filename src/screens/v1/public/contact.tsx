export { Contact as default } from '../../../features/website/public/Contact.tsx';
