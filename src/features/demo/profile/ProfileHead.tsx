import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { isSafeImage } from '../../../engine/fields/safe-image.ts';
import { Answered } from '../../../ui/Answered.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Avatar } from '../parts/Avatar.tsx';
import { useDemo } from '../parts/use-demo.ts';
import type { ProfileHeader } from './answers.ts';
import './profile.css';

/** The person's header. */
export function ProfileHead() {
  const answer = useDemo<ProfileHeader>('profile', '/pages/profile/header');
  return (
    <header className="k-panel k-profile-head">
      <Answered answer={answer} rows={5}>
        {(person) => <Head person={person} />}
      </Answered>
    </header>
  );
}

function Head({ person }: { readonly person: ProfileHeader }) {
  const { t } = useTranslation('demo-profile');
  const { fullName, location, joiningDate, designation, profileImg, coverImg } = person;
  return (
    <>
      {isSafeImage(coverImg) && <img className="k-profile-cover" src={coverImg} alt="" />}
      <Flex wrap gap="12px 20px" align="flex-end" className="k-profile-who">
        <Avatar name={fullName} picture={profileImg} size="huge" shape="square" />
        <div>
          <h2 className="k-title">{fullName}</h2>
          <Flex wrap gap="4px 18px" className="k-muted">
            <span>
              <Icon name="SolutionOutlined" /> <span className="k-hidden">{t('head.designation')}</span> {designation}
            </span>
            <span>
              <Icon name="EnvironmentOutlined" /> <span className="k-hidden">{t('head.location')}</span> {location}
            </span>
            <span>
              <Icon name="CalendarOutlined" /> {t('head.joined', { date: joiningDate })}
            </span>
          </Flex>
        </div>
      </Flex>
    </>
  );
}
