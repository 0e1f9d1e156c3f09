import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { DemoState } from '../parts/DemoState.tsx';
import { useDemo } from '../parts/use-demo.ts';
import type { Connection } from './answers.ts';
import { Chips } from './Chips.tsx';
import { TieButton } from './TieButton.tsx';
import type { Ties } from './ties.ts';

const COUNTS = ['projects', 'tasks', 'connections'] as const;

export function ConnectionCards({ ties }: { readonly ties: Ties }) {
  const { t } = useTranslation('demo-profile');
  const language = useLanguage();
  const answer = useDemo<readonly Connection[]>('profile', '/pages/profile?tab=connections');
  return (
    <DemoState answer={answer} rows={12}>
      {(people) => (
        <>
          <p className="k-profile-muted">{t('sessionNote')}</p>
          <ul className="k-profile-cards">
            {people.map((person) => (
              <li key={person.name} className="k-panel k-profile-person">
                <Avatar name={person.name} picture={person.avatar} size="huge" />
                <h2>{person.name}</h2>
                <p className="k-profile-muted">{person.designation}</p>
                <Chips chips={person.chips} />
                <dl className="k-profile-counts">
                  {COUNTS.map((count) => (
                    <div key={count}>
                      <dt>{t(`count.${count}`)}</dt>
                      <dd>{formatNumber({ value: person[count], language })}</dd>
                    </div>
                  ))}
                </dl>
                <div className="k-profile-ways">
                  <TieButton name={person.name} answered={person.isConnected} ties={ties} />
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </DemoState>
  );
}
