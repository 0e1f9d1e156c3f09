import Radio from 'antd/es/radio';
import Typography from 'antd/es/typography';
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
  // Without thousands separators, which are the question.
  const numbers = new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 3 });
  const said = (value: string | number): string =>
    typeof value === 'number' ? numbers.format(value) : formatDate({ value, language });
  return answer.columns.map(({ head, twoWays }, place) => {
    if (twoWays === undefined) return null;
    return (
      <div key={`${String(place)} ${head}`} role="group" aria-labelledby={`${id}-${String(place)}`}>
        <p id={`${id}-${String(place)}`}>{t('twoWays.question', { example: twoWays.example, column: head })}</p>
        <Radio.Group
          value={twoWays.chosen}
          options={twoWays.ways.map(({ way, value }) => ({
            value: way,
            label: (
              <>
                {said(value)} <Typography.Text type="secondary">{t(`twoWays.${way}`)}</Typography.Text>
              </>
            ),
          }))}
          onChange={({ target }) => onChoose(place, target.value as Way)}
        />
      </div>
    );
  });
}
