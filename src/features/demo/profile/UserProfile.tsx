import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router';
import { Tabs } from '../../../ui/Tabs.tsx';
import { useStored } from '../parts/use-stored.ts';
import { AboutTab } from './AboutTab.tsx';
import { ConnectionCards } from './ConnectionCards.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { ProjectCards } from './ProjectCards.tsx';
import { TeamCards } from './TeamCards.tsx';
import type { Ties } from './ties.ts';
import '../../../ui/page-head.css';
import './profile.css';

const ADDRESS = '/pages/user-profile';
const TABS = ['profile', 'teams', 'projects', 'connections'] as const;
const NOBODY: Readonly<Record<string, unknown>> = {};

/** `/pages/user-profile/:tab`: a person of the demo, and their teams, projects and connections. */
export function UserProfile() {
  const { t } = useTranslation('demo-profile');
  const { tab } = useParams();
  const navigate = useNavigate();
  const ties = useTies();
  const active = TABS.find((name) => name === tab);
  if (active === undefined) return <Navigate to={`${ADDRESS}/${TABS[0]}`} replace />;
  const content = {
    profile: <AboutTab ties={ties} />,
    teams: <TeamCards />,
    projects: <ProjectCards />,
    connections: <ConnectionCards ties={ties} />,
  };
  return (
    <>
      <ProfileHead />
      <Tabs
        label={t('tabs')}
        active={active}
        onChange={(key) => void navigate(`${ADDRESS}/${key}`)}
        tabs={TABS.map((key) => ({ key, label: t(`tab.${key}`), content: content[key] }))}
      />
    </>
  );
}

/** No call connects anybody: who was (dis)connected here stays so until the tab is closed. */
function useTies(): Ties {
  const [changed, change] = useStored('demo connections', NOBODY, 'tab');
  return {
    isTied: (name, answered) => {
      const own = Object.hasOwn(changed, name) ? changed[name] : undefined;
      return typeof own === 'boolean' ? own : answered;
    },
    tie: (name, isTied) => change((before) => ({ ...before, [name]: isTied })),
  };
}
