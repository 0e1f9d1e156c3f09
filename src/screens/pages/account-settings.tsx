export { AccountSettings as default } from '../../features/demo/account-settings/AccountSettings.tsx';
