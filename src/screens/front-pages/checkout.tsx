export { Checkout as default } from '../../features/demo/front-pages/checkout/Checkout.tsx';
