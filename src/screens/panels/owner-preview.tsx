export { default } from '../../features/investor/PreviewPanel.tsx';
