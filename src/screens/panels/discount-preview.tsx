export { DiscountPreview as default } from '../../features/prices/DiscountPreview.tsx';
