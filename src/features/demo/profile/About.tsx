import Descriptions from 'antd/es/descriptions';
import Flex from 'antd/es/flex';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Answered } from '../../../ui/Answered.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { Avatar } from '../parts/Avatar.tsx';
import { demoIcon } from '../parts/demo-icon.ts';
import { useDemo } from '../parts/use-demo.ts';
import { Who } from '../parts/Who.tsx';
import type { About, ProfileFact } from './answers.ts';
import { chipColor } from './chip-color.ts';
import { TieButton } from './TieButton.tsx';
import { useTies } from './ties.ts';

/** About the person: facts, contacts, numbers. */
export function ProfileFacts() {
  const { t } = useTranslation('demo-profile');
  return (
    <Answered answer={useAbout()} rows={12}>
      {(person) => (
        <section className="k-panel">
          <Facts title={t('about')} facts={person.about} />
          <Facts title={t('contacts')} facts={person.contacts} />
          <Facts title={t('tab.teams')} facts={person.teams} />
          <Facts title={t('overview')} facts={person.overview} />
        </section>
      )}
    </Answered>
  );
}

/** Some of the person's connections, and a link to all of them. */
export function SomeConnections() {
  const { t } = useTranslation('demo-profile');
  const ties = useTies();
  return (
    <Panel title={t('tab.connections')} to="connections" all={t('allConnections')}>
      {({ connections }) =>
        connections.map(({ name, avatar, connections: count, isFriend }) => (
          <Who
            key={name}
            sign={<Avatar name={name} picture={avatar} />}
            title={name}
            text={t('connectionsOf', { count: Number(count) })}
          >
            <TieButton name={name} answered={isFriend} ties={ties} />
          </Who>
        ))
      }
    </Panel>
  );
}

/** Some of their teams. */
export function SomeTeams() {
  const { t } = useTranslation('demo-profile');
  return (
    <Panel title={t('tab.teams')} to="teams" all={t('allTeams')}>
      {({ teamsTech }) =>
        teamsTech.map(({ title, avatar, members, chipText, ChipColor }) => (
          <Who
            key={title}
            sign={<Avatar name={title} picture={avatar} shape="square" />}
            title={title}
            text={t('membersOf', { count: members })}
          >
            <Tag color={chipColor(ChipColor)}>{chipText}</Tag>
          </Who>
        ))
      }
    </Panel>
  );
}

const useAbout = () => useDemo<About>('profile', '/pages/profile?tab=profile');

type FactsProps = {
  readonly title: string;
  readonly facts: readonly (Omit<ProfileFact, 'icon'> & Partial<ProfileFact>)[];
};

function Facts({ title, facts }: FactsProps) {
  return (
    <Descriptions
      title={<h2 style={{ margin: 0, font: 'inherit' }}>{title}</h2>}
      size="small"
      column={1}
      items={facts.map(({ icon, property, value }) => ({
        key: property,
        label: (
          <Flex gap="8px" align="center">
            {icon !== undefined && <Icon name={demoIcon(icon)} />}
            {property}
          </Flex>
        ),
        children: value,
      }))}
    />
  );
}

type PanelProps = {
  readonly title: string;
  /** The tab with all of them. */
  readonly to: string;
  readonly all: string;
  readonly children: (person: About) => ReactNode;
};

function Panel({ title, to, all, children }: PanelProps) {
  return (
    <section className="k-panel">
      <h2>{title}</h2>
      <Answered answer={useAbout()} rows={6}>
        {(person) => (
          <Flex vertical gap="12px">
            {children(person)}
            <Link to={`/pages/user-profile/${to}`}>{all}</Link>
          </Flex>
        )}
      </Answered>
    </section>
  );
}
