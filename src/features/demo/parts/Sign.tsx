import Avatar from 'antd/es/avatar';
import { Icon } from '../../../ui/Icon.tsx';

/** An icon on a tinted ground. */
export const Sign = ({ icon }: { readonly icon: string }) => (
  <Avatar
    size={44}
    shape="square"
    style={{ flex: 'none', background: 'var(--k-accent-soft)', color: 'var(--k-accent-strong)' }}
    icon={<Icon name={icon} />}
  />
);
