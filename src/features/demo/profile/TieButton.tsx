import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon.tsx';
import type { Ties } from './ties.ts';

type TieButtonProps = { readonly name: string; readonly answered: boolean; readonly ties: Ties };

/** Connects and disconnects; shows the current state. */
export function TieButton({ name, answered, ties }: TieButtonProps) {
  const { t } = useTranslation('demo-profile');
  const isTied = ties.isTied(name, answered);
  return (
    <Button
      type={isTied ? 'primary' : 'default'}
      icon={<Icon name={isTied ? 'CheckOutlined' : 'PlusOutlined'} />}
      onClick={() => ties.tie(name, !isTied)}
    >
      {t(isTied ? 'connected' : 'connect')} <span className="k-hidden">{name}</span>
    </Button>
  );
}
