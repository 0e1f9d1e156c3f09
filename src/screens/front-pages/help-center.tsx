export { HelpCenter as default } from '../../features/demo/front-pages/help/HelpCenter.tsx';
