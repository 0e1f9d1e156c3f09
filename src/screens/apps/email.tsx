export { default } from '../../features/demo/email/EmailScreen.tsx';
