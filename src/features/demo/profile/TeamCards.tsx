import Flex from 'antd/es/flex';
import { Answered } from '../../../ui/Answered.tsx';
import { Tag, Tags } from '../../../ui/Tag.tsx';
import { Avatar } from '../parts/Avatar.tsx';
import { Faces } from '../parts/Faces.tsx';
import { TileGrid } from '../parts/TileGrid.tsx';
import { useDemo } from '../parts/use-demo.ts';
import type { Chip, Team } from './answers.ts';
import { chipColor } from './chip-color.ts';

export function TeamCards() {
  const answer = useDemo<readonly Team[]>('profile', '/pages/profile?tab=teams');
  return (
    <Answered answer={answer} rows={10}>
      {(teams) => (
        <TileGrid width={310}>
          {teams.map(({ title, avatar, avatarGroup, extraMembers, description, chips }) => (
            <li key={title} className="k-panel">
              <Flex gap="12px" align="center">
                <Avatar name={title} picture={avatar} shape="square" />
                <h2>{title}</h2>
              </Flex>
              <p style={{ flex: 1 }}>{description}</p>
              <Flex wrap gap="8px" align="center" justify="space-between">
                <Faces faces={avatarGroup} more={extraMembers} />
                <TeamChips chips={chips} />
              </Flex>
            </li>
          ))}
        </TileGrid>
      )}
    </Answered>
  );
}

export const TeamChips = ({ chips }: { readonly chips: readonly Chip[] }) => (
  <Tags
    tags={chips.map(({ title, color }, at) => (
      <Tag key={`${title} ${at}`} color={chipColor(color)}>
        {title}
      </Tag>
    ))}
  />
);
