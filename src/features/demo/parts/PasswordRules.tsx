import Flex from 'antd/es/flex';
import Typography from 'antd/es/typography';
import { Icon } from '../../../ui/Icon.tsx';

type Rule = { readonly key: string; readonly label: string; readonly isMet: boolean };
type PasswordRulesProps = {
  readonly id?: string;
  readonly label: string;
  readonly rules: readonly Rule[];
  /** Follows a fulfilled rule, for screen readers. */
  readonly met: string;
};

/** The requirements of a password, each marked as fulfilled or not. */
export function PasswordRules({ id, label, rules, met }: PasswordRulesProps) {
  return (
    <Flex vertical gap="4px" component="ul" id={id} aria-label={label} style={{ margin: '0 0 16px', padding: 0 }}>
      {rules.map(({ key, label: rule, isMet }) => (
        <li key={key} style={{ listStyle: 'none' }}>
          <Typography.Text type={isMet ? 'success' : 'secondary'}>
            <Icon name={isMet ? 'CheckCircleOutlined' : 'InfoCircleOutlined'} /> {rule}
            {isMet && <span className="k-hidden"> {met}</span>}
          </Typography.Text>
        </li>
      ))}
    </Flex>
  );
}
