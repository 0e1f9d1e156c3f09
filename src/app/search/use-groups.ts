import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fold } from '../../domain/text/fold.ts';
import { searchQuestion } from '../../domain/text/question.ts';
import { FOUND, isNear, relevance } from '../../domain/text/relevance.ts';
import { useText } from '../../engine/resource/use-text.ts';
import { useClientConfig } from '../../providers/config.ts';
import { bestScore, type SearchChoice, type ChoiceGroup, type Ranked, rankCandidates } from './choices.ts';
import { recentItems } from './recent.ts';
import { foundChoices, screenCandidates } from './screens.ts';
import { useSearchActions } from './use-actions.ts';
import { useFound } from './use-found.ts';

const MAX_SCREENS = 5;
const MAX_ACTIONS = 5;

export type Groups = {
  readonly groups: readonly ChoiceGroup[];
  readonly isWaiting: boolean;
  readonly error: string | undefined;
  readonly retry: () => void;
};

/** The palette's groups for a text: screens and actions at once, records when the server has answered. */
export function useGroups(q: string): Groups {
  const { t } = useTranslation('search');
  const text = useText();
  const config = useClientConfig();
  const actions = useSearchActions();
  const [recent] = useState(recentItems);
  const { found, isWaiting, error, retry } = useFound(q.trim());
  const screens = useMemo(() => screenCandidates(config, text), [config, text]);

  const groups = useMemo(() => {
    const near = (detail: string) => [t('near'), detail].filter((part) => part !== '').join(' · ');
    const question = searchQuestion(q);
    if (question.words.length === 0) {
      const last = recent.map((item): SearchChoice => ({ ...item, key: `recent ${item.path}`, marks: [] }));
      return [
        { key: 'recent', label: t('recent'), choices: last },
        { key: 'screens', label: t('screens'), choices: screens.slice(0, 8).map(({ choice }) => choice) },
      ];
    }
    const screensNamed = rankCandidates(screens, question);
    const actionsNamed = rankCandidates(actions, question);
    const ownScreens = screensNamed.filter(isSure);
    const ownActions = actionsNamed.filter(isSure);
    const further = foundChoices(found.screens, { screens, marks: question.words });
    const isFound =
      ownScreens.length + ownActions.length + further.length > 0 ||
      found.groups.some(({ items }) => items.some((item) => !item.isNear));
    // Typos are guessed only if nothing has that name, and not before the server has answered.
    const records = found.groups.map(({ resource, label, icon, items }): ChoiceGroup => ({
      key: resource,
      label,
      choices: items
        .filter((item) => !(isFound && item.isNear))
        // While the next answer is on its way, of the last one only what answers this question too.
        .filter((item) => !isWaiting || relevance(question, textsOf(item)) !== undefined)
        .map(({ id, title, subtitle, path, matched, isNear: isGuess }) => {
          const detail = isGuess ? near(subtitle) : subtitle;
          return { key: `${resource} ${id}`, label: title, detail, icon, path, marks: matched };
        }),
    }));
    const guessed = (all: readonly Ranked[]) =>
      isFound || isWaiting ? [] : all.map(({ choice }) => ({ ...choice, detail: near(choice.detail ?? '') }));
    const lines = [...ownScreens.map(({ choice }) => choice), ...further, ...guessed(screensNamed)].filter(
      ({ key }, at, all) => all.findIndex((line) => line.key === key) === at,
    );
    const doings = [...ownActions.map(({ choice }) => choice), ...guessed(actionsNamed)];
    const going = { key: 'screens', label: t('screens'), choices: lines.slice(0, MAX_SCREENS) };
    const doing = { key: 'actions', label: t('actions'), choices: doings.slice(0, MAX_ACTIONS) };
    // An exact name of an action means the action, not records that mention it.
    if (bestScore(ownActions) < FOUND.exactly) return [going, ...records, doing];
    return bestScore(ownActions) > bestScore(ownScreens) ? [doing, going, ...records] : [going, doing, ...records];
  }, [q, recent, t, screens, found, actions, isWaiting]);
  return { groups: groups.filter(({ choices }) => choices.length > 0), isWaiting, error, retry };
}

const isSure = (match: Ranked) => !isNear(match);

const textsOf = ({ title, subtitle }: { title: string; subtitle: string }) => [
  { text: fold(title), isTitle: true },
  { text: fold(subtitle), isTitle: false },
];
