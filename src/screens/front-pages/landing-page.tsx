export { Landing as default } from '../../features/demo/front-pages/landing/Landing.tsx';
