import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Card from 'antd/es/card';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientConfig } from '../../config/types.ts';
import { optionsOf } from '../../config/options.ts';
import { useSend } from '../../engine/resource/use-send.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import type { KbsPersonsAnswer } from '../../wire/kbs.ts';
import { savePersons, type TypedPerson } from './calls.ts';
import { typedPerson, TR } from './typed-person.ts';
import { Choice } from '../../ui/Choice.tsx';
import { InputGrid } from '../../ui/InputGrid.tsx';
import { Labelled } from '../../ui/Labelled.tsx';
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
  /** The main guest's: most families share both. */
  readonly surname: string;
  readonly nationality: string;
  /** Initial number of lines: members without any data yet. */
  readonly open: number;
  /** Everybody is known: nothing left to do. */
  readonly isComplete: boolean;
  readonly config: ClientConfig;
  readonly onSaved: (answer: KbsPersonsAnswer) => void;
};

/** Max lines at once; a bus does not fit in one home. */
const MAX_LINES = 12;
const TYPED = [
  { name: 'firstName', longest: 60 },
  { name: 'lastName', longest: 60 },
  { name: 'number', longest: 20 },
] as const;

/** Enters a family in one go: nationality once, the surname filled in, one line per person. */
export function FamilyEntry({ stayId, surname, nationality, open, isComplete, config, onSaved }: FamilyEntryProps) {
  const { t } = useTranslation('kbs');
  const language = useLanguage();
  const fresh = (key: number): Line => ({ key, firstName: '', lastName: surname, number: '', birthDate: '' });
  const begin = () => Array.from({ length: Math.min(open, MAX_LINES) }, (_, key) => fresh(key));
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
    const persons: readonly TypedPerson[] = filled.map((line) => typedPerson({ ...line, country }));
    const sent = await send(savePersons(stayId, persons));
    if (!sent.isDone) return;
    setIsShown(false);
    setLines(begin());
    onSaved(sent.data);
  };
  if (!isShown) {
    return (
      <Button
        type={isComplete ? 'default' : 'primary'}
        style={{ alignSelf: 'start' }}
        onClick={() => {
          setLines(begin());
          setIsShown(true);
        }}
      >
        {t('family.open')}
      </Button>
    );
  }
  return (
    <Card size="small">
      <Flex component="form" vertical gap={12} onSubmit={(event) => void save(event)} aria-label={t('family.open')}>
        <Choice
          label={t('missing.nationality')}
          value={country}
          options={countries.map(({ value, label }) => ({ value, label: label[language] ?? label.en }))}
          onChange={setCountry}
        />
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
        {errors['form'] && <Alert type="error" message={errors['form'].join(' ')} />}
        <Flex wrap gap={8}>
          <Button htmlType="submit" type="primary" loading={isSending} disabled={filled.length === 0}>
            {t('family.save', { count: filled.length })}
          </Button>
          {lines.length < MAX_LINES && (
            <Button
              onClick={() =>
                setLines((before) => [...before, fresh(Math.max(-1, ...before.map(({ key }) => key)) + 1)])
              }
            >
              {t('family.more')}
            </Button>
          )}
          <Button onClick={() => setIsShown(false)}>{t('no')}</Button>
        </Flex>
      </Flex>
    </Card>
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
    <div role="group" aria-label={t('family.person', { number })}>
      <InputGrid least={140}>
        {TYPED.map(({ name, longest }) => (
          <Labelled key={name} label={name === 'number' ? numberLabel : t(`missing.${name}`)}>
            <Input
              value={line[name]}
              maxLength={longest}
              autoComplete="off"
              onChange={(event) => onType({ [name]: event.target.value })}
            />
          </Labelled>
        ))}
        <Labelled label={t('missing.birthDate')}>
          <DateBox value={line.birthDate} onChange={(day) => onType({ birthDate: day })} />
        </Labelled>
      </InputGrid>
      {problems.length > 0 && <Alert type="error" message={problems.join(' ')} />}
    </div>
  );
}
