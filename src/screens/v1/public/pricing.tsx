export { Pricing as default } from '../../../features/companies/Pricing.tsx';
