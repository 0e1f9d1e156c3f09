export { Blog as default } from '../../../../features/website/public/Blog.tsx';
