import { useTranslation } from 'react-i18next';
import { formatDate, formatPercent } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { Avatar } from '../parts/Avatar.tsx';
import { Bar } from '../parts/Bar.tsx';
import { DemoState } from '../parts/DemoState.tsx';
import { useDemo } from '../parts/use-demo.ts';
import type { Project } from './answers.ts';
import { chipColor } from './chip-color.ts';
import { Faces } from './Faces.tsx';

export function ProjectCards() {
  const answer = useDemo<readonly Project[]>('profile', '/pages/profile?tab=projects');
  return (
    <DemoState answer={answer} rows={12}>
      {(projects) => (
        <ul className="k-profile-cards">
          {projects.map((project) => (
            <ProjectCard key={project.title} project={project} />
          ))}
        </ul>
      )}
    </DemoState>
  );
}

function ProjectCard({ project }: { readonly project: Project }) {
  const { t } = useTranslation('demo-profile');
  const language = useLanguage();
  const { title, client, avatar, avatarGroup, description, completedTask, totalTask } = project;
  const done = Math.round((completedTask / Math.max(1, totalTask)) * 100);
  return (
    <li className="k-panel">
      <div className="k-profile-card-head">
        <Avatar name={title} picture={avatar} shape="square" />
        <div>
          <h2>{title}</h2>
          <p className="k-profile-muted">{t('project.client', { client })}</p>
        </div>
      </div>
      <dl className="k-project-facts">
        <Figure label={t('project.budget')} value={`${project.budgetSpent} / ${project.budget}`} />
        <Figure label={t('project.start')} value={formatDate({ value: project.startDate, language })} />
        <Figure label={t('project.deadline')} value={formatDate({ value: project.deadline, language })} />
      </dl>
      <p className="k-profile-grow">{description}</p>
      <hr />
      <p className="k-project-line">
        <span>{t('project.hours', { hours: project.hours })}</span>
        <Tag color={chipColor(project.chipColor)}>{project.chipText}</Tag>
      </p>
      <p className="k-project-line">
        <span>{t('project.tasks', { done: completedTask, total: totalTask })}</span>
        <span>{formatPercent({ value: done, language })}</span>
      </p>
      <Bar label={t('project.progress')} percent={done} />
      <div className="k-profile-card-end">
        <span className="k-project-members">
          <Faces faces={avatarGroup} />
          <span className="k-profile-muted">{project.members}</span>
        </span>
        <span className="k-project-comments">
          <Icon name="MessageOutlined" /> {t('project.comments', { count: project.comments })}
        </span>
      </div>
    </li>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
