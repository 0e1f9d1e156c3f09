export { IcalFeeds as default } from '../../features/channels/ical/IcalFeeds.tsx';
