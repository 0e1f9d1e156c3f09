import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fold } from '../../domain/text/fold.ts';
import { questionOf } from '../../domain/text/question.ts';
import { relevance } from '../../domain/text/relevance.ts';
import { useText } from '../../engine/resource/use-text.ts';
import { useClientConfig } from '../../providers/config.ts';
import { bestChoices, type Choice, type ChoiceGroup } from './choices.ts';
import { recentItems } from './recent.ts';
import { hasScreen, screenCandidates } from './screens.ts';
import { useActions } from './use-actions.ts';
import { useFound } from './use-found.ts';

const MOST_SCREENS = 5;
const MOST_ACTIONS = 5;

export type Groups = {
  readonly groups: readonly ChoiceGroup[];
  readonly isWaiting: boolean;
  readonly error: string | undefined;
  readonly retry: () => void;
};

/** What the palette shows for a text: screens and actions at once, records when the server has answered. */
export function useGroups(q: string): Groups {
  const { t } = useTranslation('search');
  const text = useText();
  const config = useClientConfig();
  const actions = useActions();
  const [recent] = useState(recentItems);
  const { found, isWaiting, error, retry } = useFound(q.trim());
  const screens = useMemo(() => screenCandidates(config, text), [config, text]);

  const groups = useMemo(() => {
    const question = questionOf(q);
    if (question.words.length === 0) {
      const last = recent.map((item): Choice => ({ ...item, key: `recent ${item.path}`, marks: [] }));
      return [
        { key: 'recent', label: t('recent'), choices: last },
        { key: 'screens', label: t('screens'), choices: screens.slice(0, 8).map(({ choice }) => choice) },
      ];
    }
    const own = bestChoices(screens, { question, most: MOST_SCREENS });
    const known = new Set(screens.map(({ choice }) => ('path' in choice ? choice.path : '')));
    const further = found.screens
      .filter(({ url }) => !known.has(url) && hasScreen(config, url))
      .map(({ title, url }): Choice => {
        return { key: `screen ${url}`, label: title, icon: 'AppstoreOutlined', path: url, marks: question.words };
      });
    const records = found.groups.map(({ resource, label, icon, items }): ChoiceGroup => ({
      key: resource,
      label,
      choices: items
        // While the next answer is on its way, of the last one only what answers this question too.
        .filter((item) => !isWaiting || relevance(question, textsOf(item)) !== undefined)
        .map(({ id, title, subtitle, path, matched }) => {
          return { key: `${resource} ${id}`, label: title, detail: subtitle, icon, path, marks: matched };
        }),
    }));
    const doing = bestChoices(actions, { question, most: MOST_ACTIONS });
    return [
      { key: 'screens', label: t('screens'), choices: [...own, ...further].slice(0, MOST_SCREENS) },
      ...records,
      { key: 'actions', label: t('actions'), choices: doing },
    ];
  }, [q, recent, t, screens, found, actions, config, isWaiting]);
  return { groups: groups.filter(({ choices }) => choices.length > 0), isWaiting, error, retry };
}

const textsOf = ({ title, subtitle }: { title: string; subtitle: string }) => [
  { text: fold(title), isTitle: true },
  { text: fold(subtitle), isTitle: false },
];
