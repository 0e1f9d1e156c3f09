import type { IconName } from '../../../config/icon-names.ts';

/** Icon names of the mock calls → our icons. */
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

/** The icon for a name in a mock call's answer; an unknown one is a plain circle. */
export const demoIcon = (name: string): IconName =>
  Object.hasOwn(ICONS, name) ? (ICONS[name] ?? 'InfoCircleOutlined') : 'InfoCircleOutlined';
