export { OrdersByCountry as default } from '../../features/demo/logistics/OrdersByCountry.tsx';
