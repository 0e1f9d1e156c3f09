import { Avatar } from '../parts/Avatar.tsx';
import { DemoState } from '../parts/DemoState.tsx';
import { useDemo } from '../parts/use-demo.ts';
import type { Team } from './answers.ts';
import { Chips } from './Chips.tsx';
import { Faces } from './Faces.tsx';

export function TeamCards() {
  const answer = useDemo<readonly Team[]>('profile', '/pages/profile?tab=teams');
  return (
    <DemoState answer={answer} rows={10}>
      {(teams) => (
        <ul className="k-profile-cards">
          {teams.map(({ title, avatar, avatarGroup, extraMembers, description, chips }) => (
            <li key={title} className="k-panel">
              <div className="k-profile-card-head">
                <Avatar name={title} picture={avatar} shape="square" />
                <h2>{title}</h2>
              </div>
              <p className="k-profile-grow">{description}</p>
              <div className="k-profile-card-end">
                <Faces faces={avatarGroup} more={extraMembers} />
                <Chips chips={chips} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </DemoState>
  );
}
