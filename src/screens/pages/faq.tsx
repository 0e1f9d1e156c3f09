export { Faq as default } from '../../features/demo/faq/Faq.tsx';
