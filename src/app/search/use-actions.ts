import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PREFERENCES } from '../../config/preferences.ts';
import { LANGUAGES } from '../../config/types.ts';
import { useLanguage, useText } from '../../engine/resource/use-text.ts';
import { useClientConfig } from '../../providers/config.ts';
import { switchLanguage } from '../../providers/i18n.ts';
import { setPreference, usePreference } from '../../providers/preferences.ts';
import { signOut } from '../../providers/sign-in.ts';
import { showDrawer } from '../drawers.ts';
import { type SearchCandidate, keywordsOf, wordsOf } from './choices.ts';

/**
 * Actions available everywhere: a new record of each resource the role may create, its actions on records (through
 * their list), and personal settings.
 */
export function useSearchActions(): readonly SearchCandidate[] {
  const { t } = useTranslation(['search', 'common']);
  const text = useText();
  const config = useClientConfig();
  const language = useLanguage();
  const theme = usePreference('theme');
  return useMemo(() => {
    const creating = Object.values(config.resources)
      .filter(({ can }) => can.includes('create'))
      .map(({ name, label, one, keywords, routes }): SearchCandidate => {
        const named = one ? t('action.createOne', { one: text(one) }) : t('action.create', { resource: text(label) });
        const choice = { key: `create ${name}`, label: named, icon: 'PlusOutlined', path: routes.create, marks: [] };
        const names = [...[label, ...(one ? [one] : [])].flatMap(wordsOf), ...keywordsOf(keywords)];
        const first = t('action.createFirst').split(', ');
        return {
          choice,
          words: [
            ...names.flatMap((name) => [...first, t('action.createWords')].map((word) => `${word} ${name}`)),
            ...keywordsOf(keywords),
          ],
        };
      });
    const { resources } = config;
    const running = Object.values(resources)
      // A view need not repeat the actions of its base.
      .filter(({ can, of }) => can.includes('list') && !(of !== undefined && resources[of]?.can.includes('list')))
      .flatMap((resource) => Object.values(resource.actions).map((action) => ({ resource, action })))
      .map(({ resource: { name, label, one, icon, routes }, action }): SearchCandidate => {
        const choice = {
          key: `run ${name} ${action.name}`,
          label: text(action.label),
          detail: text(label),
          icon: action.icon ?? icon,
          path: routes.list,
          marks: [],
        };
        const named = [...wordsOf(action.label), ...keywordsOf(action.keywords)];
        const of = [label, ...(one ? [one] : [])].flatMap(wordsOf).join(' ');
        return { choice, words: [...named, ...named.map((word) => `${word} ${of}`)] };
      });
    const doing = (
      key: string,
      setup: { label: string; words: string; icon: string; run: () => void },
    ): SearchCandidate => {
      const { label, words, icon, run } = setup;
      return { choice: { key, label, icon, run, marks: [] }, words: [words] };
    };
    const themes = PREFERENCES.theme
      .filter((value) => value !== theme)
      .map((value) =>
        doing(`theme ${value}`, {
          label: t(`action.theme.${value}`),
          words: t(`action.themeWords.${value}`),
          icon: 'BulbOutlined',
          run: () => setPreference('theme', value),
        }),
      );
    const languages = LANGUAGES.filter((value) => value !== language).map((value) =>
      doing(`language ${value}`, {
        label: t(`action.language.${value}`),
        words: t('action.languageWords'),
        icon: 'GlobalOutlined',
        // When the texts do not arrive the screen stays as it is.
        run: () => void switchLanguage(value).catch(() => undefined),
      }),
    );
    const account: SearchCandidate = {
      choice: {
        key: 'account',
        label: t('common:layout.account'),
        icon: 'UserOutlined',
        path: '/v1/account',
        marks: [],
      },
      words: [t('action.accountWords')],
    };
    const help = doing('help', {
      label: t('common:help.title'),
      words: t('action.helpWords'),
      icon: 'InfoCircleOutlined',
      run: () => showDrawer('help'),
    });
    const leaving = doing('sign out', {
      label: t('action.signOut'),
      words: t('action.signOutWords'),
      icon: 'LogoutOutlined',
      run: signOut,
    });
    return [...creating, ...running, ...themes, ...languages, account, help, leaving];
  }, [config, language, t, text, theme]);
}
