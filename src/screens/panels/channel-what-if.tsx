export { CommissionWhatIf as default } from '../../features/channels/CommissionWhatIf.tsx';
