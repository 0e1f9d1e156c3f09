import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '../../../ui/Icon.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { Avatar } from '../parts/Avatar.tsx';
import { demoIcon } from '../parts/demo-icon.ts';
import { DemoState } from '../parts/DemoState.tsx';
import { useDemo } from '../parts/use-demo.ts';
import { Activity } from './Activity.tsx';
import type { About, Fact } from './answers.ts';
import { chipColor } from './chip-color.ts';
import { TieButton } from './TieButton.tsx';
import type { Ties } from './ties.ts';

/** About the person: facts, ways to them, numbers, what happened lately, some connections and teams. */
export function AboutTab({ ties }: { readonly ties: Ties }) {
  const { t } = useTranslation('demo-profile');
  const answer = useDemo<About>('profile', '/pages/profile?tab=profile');
  return (
    <DemoState answer={answer} rows={12}>
      {(person) => (
        <div className="k-profile-about">
          <div>
            <section className="k-panel">
              <h2>{t('about')}</h2>
              <Facts facts={person.about} />
              <h3>{t('contacts')}</h3>
              <Facts facts={person.contacts} />
              <h3>{t('tab.teams')}</h3>
              <ul className="k-profile-list">
                {person.teams.map(({ property, value }) => (
                  <li key={property}>
                    {property} <span className="k-profile-muted">{value}</span>
                  </li>
                ))}
              </ul>
            </section>
            <section className="k-panel">
              <h2>{t('overview')}</h2>
              <Facts facts={person.overview} />
            </section>
          </div>
          <div>
            <Activity />
            <div className="k-profile-two">
              <Connections people={person.connections} ties={ties} />
              <Teams teams={person.teamsTech} />
            </div>
          </div>
        </div>
      )}
    </DemoState>
  );
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="k-profile-pairs">
      {facts.map(({ icon, property, value }) => (
        <div key={property}>
          <dt>
            <Icon name={demoIcon(icon)} /> {property}:
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Connections({ people, ties }: { readonly people: About['connections']; readonly ties: Ties }) {
  const { t } = useTranslation('demo-profile');
  return (
    <section className="k-panel">
      <h2>{t('tab.connections')}</h2>
      <ul className="k-profile-rows">
        {people.map(({ name, avatar, connections, isFriend }) => (
          <li key={name}>
            <Avatar name={name} picture={avatar} />
            <span className="k-profile-row-text">
              <strong>{name}</strong>
              <span className="k-profile-muted">{t('connectionsOf', { count: Number(connections) })}</span>
            </span>
            <TieButton name={name} answered={isFriend} ties={ties} />
          </li>
        ))}
      </ul>
      <Link className="k-profile-all" to="/pages/user-profile/connections">
        {t('allConnections')}
      </Link>
    </section>
  );
}

function Teams({ teams }: { readonly teams: About['teamsTech'] }) {
  const { t } = useTranslation('demo-profile');
  return (
    <section className="k-panel">
      <h2>{t('tab.teams')}</h2>
      <ul className="k-profile-rows">
        {teams.map(({ title, avatar, members, chipText, ChipColor }) => (
          <li key={title}>
            <Avatar name={title} picture={avatar} shape="square" />
            <span className="k-profile-row-text">
              <strong>{title}</strong>
              <span className="k-profile-muted">{t('membersOf', { count: members })}</span>
            </span>
            <Tag color={chipColor(ChipColor)}>{chipText}</Tag>
          </li>
        ))}
      </ul>
      <Link className="k-profile-all" to="/pages/user-profile/teams">
        {t('allTeams')}
      </Link>
    </section>
  );
}
