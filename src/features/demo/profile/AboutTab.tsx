import Col from 'antd/es/col';
import Descriptions from 'antd/es/descriptions';
import Flex from 'antd/es/flex';
import Row from 'antd/es/row';
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
    <Answered answer={answer} rows={12}>
      {(person) => (
        <Row gutter={[16, 16]}>
          <Col xs={24} lg={8}>
            <section className="k-panel">
              <Facts title={t('about')} facts={person.about} />
              <Facts title={t('contacts')} facts={person.contacts} />
              <Facts title={t('tab.teams')} facts={person.teams} />
            </section>
            <section className="k-panel">
              <Facts title={t('overview')} facts={person.overview} />
            </section>
          </Col>
          <Col xs={24} lg={16}>
            <Row gutter={[16, 16]}>
              <Col span={24}>
                <Activity />
              </Col>
              <Col xs={24} xl={12}>
                <Panel title={t('tab.connections')} to="connections" all={t('allConnections')}>
                  {person.connections.map(({ name, avatar, connections, isFriend }) => (
                    <Who
                      key={name}
                      sign={<Avatar name={name} picture={avatar} />}
                      title={name}
                      text={t('connectionsOf', { count: Number(connections) })}
                    >
                      <TieButton name={name} answered={isFriend} ties={ties} />
                    </Who>
                  ))}
                </Panel>
              </Col>
              <Col xs={24} xl={12}>
                <Panel title={t('tab.teams')} to="teams" all={t('allTeams')}>
                  {person.teamsTech.map(({ title, avatar, members, chipText, ChipColor }) => (
                    <Who
                      key={title}
                      sign={<Avatar name={title} picture={avatar} shape="square" />}
                      title={title}
                      text={t('membersOf', { count: members })}
                    >
                      <Tag color={chipColor(ChipColor)}>{chipText}</Tag>
                    </Who>
                  ))}
                </Panel>
              </Col>
            </Row>
          </Col>
        </Row>
      )}
    </Answered>
  );
}

type FactsProps = { readonly title: string; readonly facts: readonly (Omit<Fact, 'icon'> & Partial<Fact>)[] };

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
  readonly children: ReactNode;
};

function Panel({ title, to, all, children }: PanelProps) {
  return (
    <section className="k-panel">
      <h2>{title}</h2>
      <Flex vertical gap="12px">
        {children}
        <Link to={`/pages/user-profile/${to}`}>{all}</Link>
      </Flex>
    </section>
  );
}
