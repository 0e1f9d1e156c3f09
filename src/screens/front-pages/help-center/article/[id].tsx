export { Article as default } from '../../../../features/demo/front-pages/help/Article.tsx';
