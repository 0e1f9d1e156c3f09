import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fold } from '../../domain/text/fold.ts';
import { questionOf } from '../../domain/text/question.ts';
import { FOUND, relevance } from '../../domain/text/relevance.ts';
import { useText } from '../../engine/resource/use-text.ts';
import { useClientConfig } from '../../providers/config.ts';
import { bestChoices, type Choice, type ChoiceGroup } from './choices.ts';
import { recentItems } from './recent.ts';
import { foundChoices, screenCandidates } from './screens.ts';
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
    const own = bestChoices(screens, { question, most: MOST_SCREENS, least: FOUND.within - 1 });
    const alike = bestChoices(screens, { question, most: MOST_SCREENS });
    const further = foundChoices(found.screens, { screens, marks: question.words });
    // What is named so, what the server knows by other names, and what was perhaps mistyped; each once.
    const lines = [...own, ...further, ...alike].filter(
      ({ key }, at, all) => all.findIndex((line) => line.key === key) === at,
    );
    const records = found.groups.map(({ resource, label, icon, items }): ChoiceGroup => ({
      key: resource,
      label,
      choices: items
        // While the next answer is on its way, of the last one only what answers this question too.
        .filter((item) => !isWaiting || relevance(question, textsOf(item)) !== undefined)
        .map(({ id, title, subtitle, path, matched, isNear }) => {
          const detail = isNear ? [t('near'), subtitle].filter((part) => part !== '').join(' · ') : subtitle;
          return { key: `${resource} ${id}`, label: title, detail, icon, path, marks: matched };
        }),
    }));
    const doing = {
      key: 'actions',
      label: t('actions'),
      choices: bestChoices(actions, { question, most: MOST_ACTIONS }),
    };
    // Who types what something is called wants to do it, and not the records that speak of it.
    const isMeant = bestChoices(actions, { question, most: 1, least: FOUND.exactly }).length > 0;
    return [
      { key: 'screens', label: t('screens'), choices: lines.slice(0, MOST_SCREENS) },
      ...(isMeant ? [doing, ...records] : [...records, doing]),
    ];
  }, [q, recent, t, screens, found, actions, isWaiting]);
  return { groups: groups.filter(({ choices }) => choices.length > 0), isWaiting, error, retry };
}

const textsOf = ({ title, subtitle }: { title: string; subtitle: string }) => [
  { text: fold(title), isTitle: true },
  { text: fold(subtitle), isTitle: false },
];
