import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Text from 'antd/es/typography/Text';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PreferenceName, type Preferences, preferenceValues } from '../../config/preferences.ts';
import { resetPreferences, setPreference, usePreference } from '../../providers/preferences.ts';
import { Drawer } from '../../ui/Drawer.tsx';
import { paletteColors } from '../theme-colors.ts';
import { useIsDark } from '../theme-mode.ts';
import { LanguageOptions } from './LanguageOptions.tsx';
import { Options } from './Options.tsx';
import { PreferencePicture } from './PreferencePicture.tsx';
import './preferences.css';

/** How the product looks to this person. Each choice shows at once and stays in this browser for 30 days (spec §9). */
export default function PreferencesDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('preferences');
  const color = usePreference('color');
  const isDark = useIsDark();
  const isHorizontal = usePreference('navigation') === 'horizontal';
  const [isReset, setIsReset] = useState(false);
  const ground = isDark ? 'dark' : 'light';
  const handleReset = () => {
    resetPreferences();
    setIsReset(true);
  };
  return (
    <Drawer
      title={t('title')}
      onClose={onClose}
      footer={
        <>
          <Text type="secondary" role="status" style={{ flex: 1 }}>
            {isReset ? t('isReset') : t('note')}
          </Text>
          <Button onClick={handleReset}>{t('reset')}</Button>
        </>
      }
    >
      <Flex vertical gap={22}>
        <Choice
          name="theme"
          picture={(theme) => <PreferencePicture ground={theme === 'system' ? 'both' : theme} color={color} />}
        />
        <Choice
          name="color"
          picture={(value) => (
            <svg className="k-color-dot" viewBox="0 0 32 32" aria-hidden="true">
              <circle cx="16" cy="16" r="15" fill={paletteColors({ isDark, color: value })['accent']} />
            </svg>
          )}
        />
        <Choice name="skin" picture={(skin) => <PreferencePicture ground={ground} color={color} skin={skin} />} />
        <Choice
          name="navigation"
          picture={(navigation) => <PreferencePicture ground={ground} color={color} navigation={navigation} />}
        />
        <Choice
          name="menu"
          hint={isHorizontal ? t('menu.onlyVertical') : undefined}
          picture={(menu) => <PreferencePicture ground={ground} color={color} menu={menu} />}
        />
        <Choice
          name="density"
          picture={(density) => <PreferencePicture ground={ground} color={color} density={density} />}
        />
        <LanguageOptions />
      </Flex>
    </Drawer>
  );
}

type ChoiceProps<Name extends PreferenceName> = {
  readonly name: Name;
  /** Why it has no effect now; then it cannot be chosen. */
  readonly hint?: string | undefined;
  readonly picture: (value: Preferences[Name]) => ReactNode;
};

function Choice<Name extends PreferenceName>({ name, hint, picture }: ChoiceProps<Name>) {
  const { t } = useTranslation('preferences');
  return (
    <Options
      label={t(`${name}.label`)}
      hint={hint}
      isDisabled={hint !== undefined}
      options={preferenceValues(name).map((value) => ({
        value,
        label: t(`${name}.${value}`),
        picture: picture(value),
      }))}
      chosen={usePreference(name)}
      onChoose={(value) => setPreference(name, value)}
    />
  );
}
