import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Switch from 'antd/es/switch';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Json } from '../../../config/types.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Tiles } from '../parts/Tiles.tsx';
import { Who } from '../parts/Who.tsx';
import { useStoredPart } from './use-stored-part.ts';

const APPS = { Google: 'calendar', Slack: 'messages', GitHub: 'code', Mailchimp: 'mail', Asana: 'tasks' } as const;
const SOCIAL = ['Facebook', 'Instagram', 'LinkedIn', 'Dribbble'] as const;
const HANDLE = '@zeynep.aydin';

const areNames = (value: Json | undefined): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');
const toggled = (names: readonly string[], name: string): string[] =>
  names.includes(name) ? names.filter((one) => one !== name) : [...names, name];

/** Other programs and accounts; a choice is kept at once, and can be undone as quickly. */
export function ConnectionTab() {
  const { t } = useTranslation('demo-account-settings');
  const apps = useStoredPart<string[]>({ part: 'apps', start: ['Google', 'Slack'], isValue: areNames });
  const social = useStoredPart<string[]>({ part: 'social', start: ['LinkedIn'], isValue: areNames });
  return (
    <>
      <Tiles width={320} isFilled>
        <Part title={t('connection.apps')} text={t('connection.appsText')}>
          {Object.entries(APPS).map(([name, what]) => (
            <Who
              key={name}
              sign={<Avatar name={name} shape="square" />}
              title={name}
              text={t(`connection.what.${what}`)}
            >
              <Switch
                aria-label={name}
                checked={apps.value.includes(name)}
                onChange={() => apps.save(toggled(apps.value, name))}
              />
            </Who>
          ))}
        </Part>
        <Part title={t('connection.social')} text={t('connection.socialText')}>
          {SOCIAL.map((name) => {
            const isOn = social.value.includes(name);
            return (
              <Who
                key={name}
                sign={<Avatar name={name} shape="square" />}
                title={name}
                text={isOn ? HANDLE : t('connection.none')}
              >
                <Button type={isOn ? 'default' : 'primary'} onClick={() => social.save(toggled(social.value, name))}>
                  {t(isOn ? 'connection.disconnect' : 'connection.connect')} <span className="k-hidden">{name}</span>
                </Button>
              </Who>
            );
          })}
        </Part>
      </Tiles>
      <p className="k-muted">{t('connection.kept')}</p>
    </>
  );
}

type PartProps = { readonly title: string; readonly text: string; readonly children: ReactNode };

function Part({ title, text, children }: PartProps) {
  return (
    <li className="k-panel">
      <h2>{title}</h2>
      <p className="k-muted">{text}</p>
      <Flex vertical gap="14px">
        {children}
      </Flex>
    </li>
  );
}
