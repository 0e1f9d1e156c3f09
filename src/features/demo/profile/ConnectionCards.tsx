import Flex from 'antd/es/flex';
import Statistic from 'antd/es/statistic';
import Typography from 'antd/es/typography';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { Answered } from '../../../ui/Answered.tsx';
import { Avatar } from '../parts/Avatar.tsx';
import { TileGrid } from '../parts/TileGrid.tsx';
import { useDemo } from '../parts/use-demo.ts';
import type { ProfileConnection } from './answers.ts';
import { TeamChips } from './TeamCards.tsx';
import { TieButton } from './TieButton.tsx';
import { useTies } from './ties.ts';

const COUNTS = ['projects', 'tasks', 'connections'] as const;

export function ConnectionCards() {
  const ties = useTies();
  const { t } = useTranslation('demo-profile');
  const language = useLanguage();
  const answer = useDemo<readonly ProfileConnection[]>('profile', '/pages/profile?tab=connections');
  return (
    <Answered answer={answer} rows={12}>
      {(people) => (
        <>
          <Typography.Paragraph type="secondary">{t('sessionNote')}</Typography.Paragraph>
          <TileGrid width={310}>
            {people.map((person) => (
              <li key={person.name} className="k-panel" style={{ alignItems: 'center' }}>
                <Avatar name={person.name} picture={person.avatar} size="huge" />
                <h2>{person.name}</h2>
                <Typography.Text type="secondary">{person.designation}</Typography.Text>
                <TeamChips chips={person.chips} />
                <Flex gap="28px">
                  {COUNTS.map((count) => (
                    <Statistic
                      key={count}
                      title={t(`count.${count}`)}
                      value={formatNumber({ value: person[count], language })}
                    />
                  ))}
                </Flex>
                <TieButton name={person.name} answered={person.isConnected} ties={ties} />
              </li>
            ))}
          </TileGrid>
        </>
      )}
    </Answered>
  );
}
