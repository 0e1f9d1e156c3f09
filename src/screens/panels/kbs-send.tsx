export { KbsSend as default } from '../../features/kbs/KbsSend.tsx';
