import type { IconName } from '../../../config/icon-names.ts';

/** What the icons that the mock calls name are called among ours. */
const ICONS: Readonly<Record<string, IconName>> = {
  user: 'UserOutlined',
  users: 'TeamOutlined',
  check: 'CheckCircleOutlined',
  crown: 'StarOutlined',
  flag: 'FlagOutlined',
  language: 'GlobalOutlined',
  phone: 'PhoneOutlined',
  message: 'MessageOutlined',
  mail: 'MailOutlined',
  grid: 'AppstoreOutlined',
  'credit-card': 'CreditCardOutlined',
  truck: 'CarOutlined',
  'rotate-left': 'RollbackOutlined',
  box: 'InboxOutlined',
  bag: 'ShoppingOutlined',
  cart: 'ShopOutlined',
  list: 'ProfileOutlined',
  briefcase: 'SolutionOutlined',
};

/** The icon for a name of a mock call's answer; one that nobody knows is a plain circle. */
export const demoIcon = (name: string): IconName =>
  Object.hasOwn(ICONS, name) ? (ICONS[name] ?? 'InfoCircleOutlined') : 'InfoCircleOutlined';
