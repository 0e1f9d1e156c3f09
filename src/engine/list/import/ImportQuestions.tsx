import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Way } from '../../../domain/text/two-ways.ts';
import type { ImportAnswer } from '../../../wire/import.ts';
import { formatDate } from '../../format.ts';
import { useLanguage } from '../../resource/use-text.ts';

type QuestionsProps = {
  readonly answer: ImportAnswer;
  readonly onChoose: (place: number, way: Way) => void;
};

/** Asks once for each column whose dates or numbers can be read in two ways. */
export function ImportQuestions({ answer, onChoose }: QuestionsProps) {
  const { t } = useTranslation('import');
  const language = useLanguage();
  const id = useId();
  // Without marks for thousands: they are what is asked about.
  const numbers = new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 3 });
  const said = (value: string | number): string =>
    typeof value === 'number' ? numbers.format(value) : formatDate({ value, language });
  return answer.columns.map(({ head, twoWays }, place) => {
    if (twoWays === undefined) return null;
    return (
      <fieldset key={`${String(place)} ${head}`} className="k-import-question">
        <legend>{t('twoWays.question', { example: twoWays.example, column: head })}</legend>
        {twoWays.ways.map(({ way, value }) => (
          <label key={way}>
            <input
              type="radio"
              name={`${id}-${String(place)}`}
              checked={twoWays.chosen === way}
              onChange={() => onChoose(place, way)}
            />
            {said(value)} <span className="k-import-way">{t(`twoWays.${way}`)}</span>
          </label>
        ))}
      </fieldset>
    );
  });
}
