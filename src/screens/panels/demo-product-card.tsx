export { ProductCard as default } from '../../features/demo/shop/ProductCard.tsx';
