export { FrontPricing as default } from '../../features/demo/front-pages/pricing/FrontPricing.tsx';
