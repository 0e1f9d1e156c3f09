import { useTranslation } from 'react-i18next';
import { Avatar } from '../parts/Avatar.tsx';
import type { Face } from './answers.ts';

type FacesProps = { readonly faces: readonly Face[]; readonly more?: number };

/** Some of the people of a group, and how many there are besides. */
export function Faces({ faces, more = 0 }: FacesProps) {
  const { t } = useTranslation('demo-profile');
  return (
    <ul className="k-faces" aria-label={t('members')}>
      {faces.map(({ name, avatar }, at) => (
        <li key={`${name} ${at}`} title={name}>
          <Avatar name={name} picture={avatar} size="small" />
          <span className="k-hidden">{name}</span>
        </li>
      ))}
      {more > 0 && (
        <li className="k-faces-more">
          +{more} <span className="k-hidden">{t('more')}</span>
        </li>
      )}
    </ul>
  );
}
