export { Pricing as default } from '../../features/demo/front-pages/pricing/Pricing.tsx';
