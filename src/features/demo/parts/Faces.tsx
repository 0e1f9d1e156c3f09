import AntdAvatar from 'antd/es/avatar';
import Flex from 'antd/es/flex';
import Typography from 'antd/es/typography';
import { Avatar } from './Avatar.tsx';

export type Face = { readonly name: string; readonly avatar: string };
type FacesProps = {
  readonly faces: readonly Face[];
  readonly size?: 'small' | 'middle';
  /** The number of further people. */
  readonly more?: number;
};

/** People of a group side by side; their names are for screen readers and on hover. */
export function Faces({ faces, size = 'small', more = 0 }: FacesProps) {
  return (
    <Flex align="center" gap="4px">
      <AntdAvatar.Group>
        {faces.map(({ name, avatar }, at) => (
          <span key={`${name} ${at}`} title={name}>
            <Avatar name={name} picture={avatar} size={size} />
            <span className="k-hidden">{name}</span>
          </span>
        ))}
      </AntdAvatar.Group>
      {more > 0 && <Typography.Text type="secondary">+{more}</Typography.Text>}
    </Flex>
  );
}
