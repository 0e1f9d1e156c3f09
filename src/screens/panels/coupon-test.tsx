export { CouponTest as default } from '../../features/prices/CouponTest.tsx';
