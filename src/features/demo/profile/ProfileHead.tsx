import { useTranslation } from 'react-i18next';
import { isSafeImage } from '../../../engine/fields/safe-image.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Avatar } from '../parts/Avatar.tsx';
import { DemoState } from '../parts/DemoState.tsx';
import { useDemo } from '../parts/use-demo.ts';
import type { ProfileHeader } from './answers.ts';

/** Who it is. */
export function ProfileHead() {
  const answer = useDemo<ProfileHeader>('profile', '/pages/profile/header');
  return (
    <header className="k-profile-head">
      <DemoState answer={answer} rows={5}>
        {(person) => <Head person={person} />}
      </DemoState>
    </header>
  );
}

function Head({ person }: { readonly person: ProfileHeader }) {
  const { t } = useTranslation('demo-profile');
  const { fullName, location, joiningDate, designation, profileImg, coverImg } = person;
  return (
    <>
      {isSafeImage(coverImg) && <img className="k-profile-cover" src={coverImg} alt="" />}
      <div className="k-profile-who">
        <Avatar name={fullName} picture={profileImg} size="huge" shape="square" />
        <div>
          <h1>{fullName}</h1>
          <ul className="k-profile-facts">
            <li>
              <Icon name="SolutionOutlined" />
              <span className="k-hidden">{t('head.designation')}</span> {designation}
            </li>
            <li>
              <Icon name="EnvironmentOutlined" />
              <span className="k-hidden">{t('head.location')}</span> {location}
            </li>
            <li>
              <Icon name="CalendarOutlined" />
              {t('head.joined', { date: joiningDate })}
            </li>
          </ul>
        </div>
      </div>
    </>
  );
}
