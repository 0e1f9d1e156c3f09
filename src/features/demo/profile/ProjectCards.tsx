import Descriptions from 'antd/es/descriptions';
import Flex from 'antd/es/flex';
import Typography from 'antd/es/typography';
import { useTranslation } from 'react-i18next';
import { formatDate, formatPercent } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { Answered } from '../../../ui/Answered.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { Avatar } from '../parts/Avatar.tsx';
import { ProgressBar } from '../parts/ProgressBar.tsx';
import { Faces } from '../parts/Faces.tsx';
import { TileGrid } from '../parts/TileGrid.tsx';
import { useDemo } from '../parts/use-demo.ts';
import type { Project } from './answers.ts';
import { chipColor } from './chip-color.ts';

export function ProjectCards() {
  const answer = useDemo<readonly Project[]>('profile', '/pages/profile?tab=projects');
  return (
    <Answered answer={answer} rows={12}>
      {(projects) => (
        <TileGrid width={310}>
          {projects.map((project) => (
            <ProjectCard key={project.title} project={project} />
          ))}
        </TileGrid>
      )}
    </Answered>
  );
}

function ProjectCard({ project }: { readonly project: Project }) {
  const { t } = useTranslation('demo-profile');
  const language = useLanguage();
  const { title, client, avatar, avatarGroup, description, completedTask, totalTask } = project;
  const done = Math.round((completedTask / Math.max(1, totalTask)) * 100);
  const day = (value: string) => formatDate({ value, language });
  return (
    <li className="k-panel">
      <Flex gap="12px" align="center">
        <Avatar name={title} picture={avatar} shape="square" />
        <div>
          <h2>{title}</h2>
          <Typography.Text type="secondary">{t('project.client', { client })}</Typography.Text>
        </div>
      </Flex>
      <Descriptions
        size="small"
        column={1}
        items={[
          { key: 'budget', label: t('project.budget'), children: `${project.budgetSpent} / ${project.budget}` },
          { key: 'start', label: t('project.start'), children: day(project.startDate) },
          { key: 'deadline', label: t('project.deadline'), children: day(project.deadline) },
        ]}
      />
      <p style={{ flex: 1 }}>{description}</p>
      <Flex wrap gap="8px" justify="space-between">
        {t('project.hours', { hours: project.hours })}
        <Tag color={chipColor(project.chipColor)}>{project.chipText}</Tag>
      </Flex>
      <Flex justify="space-between">
        {t('project.tasks', { done: completedTask, total: totalTask })}
        <span>{formatPercent({ value: done, language })}</span>
      </Flex>
      <ProgressBar label={t('project.progress')} percent={done} />
      <Flex wrap gap="8px" align="center" justify="space-between">
        <Faces faces={avatarGroup} />
        <Typography.Text type="secondary">{project.members}</Typography.Text>
        <Typography.Text type="secondary">
          <Icon name="MessageOutlined" /> {t('project.comments', { count: project.comments })}
        </Typography.Text>
      </Flex>
    </li>
  );
}
