import { type SyntheticEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientConfig } from '../../config/types.ts';
import { optionsOf } from '../../config/options.ts';
import { useSend } from '../../engine/resource/use-send.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import type { KbsPersonsAnswer } from '../../wire/kbs.ts';
import { savePersons, type TypedPerson } from './calls.ts';
import { personOf, TR } from './typed-person.ts';
import { DateBox } from '../../engine/fields/inputs/DateBox.tsx';

type Line = {
  readonly key: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly number: string;
  readonly birthDate: string;
};
type FamilyEntryProps = {
  readonly stayId: string;
  /** Of the main guest: a family mostly shares both. */
  readonly surname: string;
  readonly nationality: string;
  /** Lines to begin with: those of whom nothing is known yet. */
  readonly open: number;
  readonly config: ClientConfig;
  readonly onSaved: (answer: KbsPersonsAnswer) => void;
};

/** Lines at once; a bus does not stay in one home. */
const MOST = 12;

/** A family typed in one go: nationality once, the surname already there, a line a person. */
export function FamilyEntry({ stayId, surname, nationality, open, config, onSaved }: FamilyEntryProps) {
  const { t } = useTranslation('kbs');
  const language = useLanguage();
  const id = useId();
  const fresh = (key: number): Line => ({ key, firstName: '', lastName: surname, number: '', birthDate: '' });
  const begin = () => Array.from({ length: Math.min(open, MOST) }, (_, key) => fresh(key));
  const [isShown, setIsShown] = useState(false);
  const [country, setCountry] = useState(nationality || TR);
  const [lines, setLines] = useState(begin);
  const { send, isSending, failure } = useSend();
  const errors: Readonly<Record<string, readonly string[]>> =
    failure?.errors ?? (failure ? { form: [failure.message] } : {});
  const countries = optionsOf(config.resources['guests']?.fields['nationality']);

  const type = (key: number, part: Partial<Line>) =>
    setLines((before) => before.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const filled = lines.filter(({ firstName }) => firstName.trim() !== '');
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (filled.length === 0) return;
    const persons: readonly TypedPerson[] = filled.map((line) => personOf({ ...line, country }));
    const sent = await send(savePersons(stayId, persons));
    if (!sent.isDone) return;
    setIsShown(false);
    setLines(begin());
    onSaved(sent.data);
  };
  if (!isShown) {
    return (
      <button
        type="button"
        className="k-control k-control-main k-kbs-open"
        onClick={() => {
          setLines(begin());
          setIsShown(true);
        }}
      >
        {t('family.open')}
      </button>
    );
  }
  return (
    <form className="k-kbs-family k-controls" onSubmit={(event) => void save(event)} aria-label={t('family.open')}>
      <label htmlFor={`${id}-country`}>
        {t('missing.nationality')}
        <select id={`${id}-country`} value={country} onChange={(event) => setCountry(event.target.value)}>
          {countries.map(({ value, label }) => (
            <option key={value} value={value}>
              {label[language] ?? label.en}
            </option>
          ))}
        </select>
      </label>
      {lines.map((line, index) => (
        <PersonLine
          key={line.key}
          line={line}
          number={index + 1}
          numberLabel={t(country === TR ? 'missing.tcIdentityNo' : 'missing.documentNo')}
          problems={Object.entries(errors)
            .filter(([name]) => name.startsWith(`persons.${filled.indexOf(line)}.`))
            .flatMap(([, texts]) => texts)}
          onType={(part) => type(line.key, part)}
        />
      ))}
      {errors['form'] && (
        <p className="k-kbs-problem" role="alert">
          {errors['form'].join(' ')}
        </p>
      )}
      <div className="k-kbs-ways">
        <button type="submit" className="k-control k-control-main" disabled={isSending || filled.length === 0}>
          {t('family.save', { count: filled.length })}
        </button>
        {lines.length < MOST && (
          <button
            type="button"
            className="k-control"
            onClick={() => setLines((before) => [...before, fresh(Math.max(-1, ...before.map(({ key }) => key)) + 1)])}
          >
            {t('family.more')}
          </button>
        )}
        <button type="button" className="k-control" onClick={() => setIsShown(false)}>
          {t('no')}
        </button>
      </div>
    </form>
  );
}

type PersonLineProps = {
  readonly line: Line;
  readonly number: number;
  readonly numberLabel: string;
  readonly problems: readonly string[];
  readonly onType: (part: Partial<Line>) => void;
};

function PersonLine({ line, number, numberLabel, problems, onType }: PersonLineProps) {
  const { t } = useTranslation('kbs');
  return (
    <fieldset>
      <legend className="k-hidden">{t('family.person', { number })}</legend>
      <label>
        {t('missing.firstName')}
        <input
          value={line.firstName}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => onType({ firstName: event.target.value })}
        />
      </label>
      <label>
        {t('missing.lastName')}
        <input
          value={line.lastName}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => onType({ lastName: event.target.value })}
        />
      </label>
      <label>
        {numberLabel}
        <input
          value={line.number}
          maxLength={20}
          autoComplete="off"
          onChange={(event) => onType({ number: event.target.value })}
        />
      </label>
      <label>
        {t('missing.birthDate')}
        <DateBox value={line.birthDate} onChange={(day) => onType({ birthDate: day })} />
      </label>
      {problems.length > 0 && (
        <p className="k-kbs-problem" role="alert">
          {problems.join(' ')}
        </p>
      )}
    </fieldset>
  );
}
