import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPassportNumber } from '../../../domain/kbs/person.ts';
import { isForeignerNumber, isTurkishIdentityNumber } from '../../../domain/text/identifiers.ts';
import { VisitorField } from '../../../engine/visitor-form/VisitorField.tsx';
import { ChoiceField } from '../../../engine/visitor-form/parts.tsx';
import { FormEnd } from '../../../engine/visitor-form/FormEnd.tsx';
import { type Problems, useVisitorForm, type VisitorValues } from '../../../engine/visitor-form/use-visitor-form.ts';
import { newKey } from '../../../providers/new-key.ts';
import { request } from '../../../providers/http.ts';
import type { GuestLinkAnswer } from '../../../wire/kbs.ts';
import { typedPerson, TR } from '../typed-person.ts';
import { DateEntry } from '../../../engine/fields/inputs/DateBox.tsx';

type Known = GuestLinkAnswer['persons'][number];
/** One person on the form: known by first name, or new. */
type Block = { readonly key: number; readonly known: Known | undefined; readonly country: string };
type PersonsFormProps = {
  readonly stay: GuestLinkAnswer;
  readonly path: string;
  readonly onDone: () => void;
};

const numberName = ({ country }: Block): string => (country === TR ? 'tcIdentityNo' : 'passportNo');
const hasNames = ({ known }: Block): boolean => known === undefined;

/** The fields of a person; the names of inputs are the paths of the server's errors. */
function fieldsOf(block: Block): readonly string[] {
  return [
    ...(hasNames(block) ? ['firstName', 'lastName'] : block.known?.needsLastName ? ['lastName'] : []),
    numberName(block),
    ...(block.country === TR ? [] : ['birthDate']),
  ];
}

/** A form for everybody on the stay with missing data; checked here like on the server. */
export function PersonsForm({ stay, path, onDone }: PersonsFormProps) {
  const { t } = useTranslation('kbs');
  const [key] = useState(newKey);
  const [blocks, setBlocks] = useState<readonly Block[]>(() => {
    const waiting = stay.persons.filter(({ isComplete }) => !isComplete);
    const unknown = Math.max(0, stay.expected - stay.persons.length);
    const all = [...waiting, ...Array.from({ length: unknown }, () => undefined)];
    return all.map((known, index) => ({ key: index, known, country: TR }));
  });
  const at = (index: number, field: string) => `persons.${index}.${field}`;

  const check = (values: VisitorValues): Problems => {
    const found: Record<string, { text: string }> = {};
    blocks.forEach((block, index) => {
      const place = at(index, numberName(block));
      const number = (values[place] ?? '').replace(/\s/g, '');
      if (number === '') return;
      const isRight =
        block.country === TR ? isTurkishIdentityNumber(number) : isForeignerNumber(number) || isPassportNumber(number);
      if (!isRight) found[place] = { text: t(block.country === TR ? 'public.wrongTc' : 'public.wrongPassport') };
    });
    return found;
  };
  const form = useVisitorForm({
    name: 'guest-data',
    required: blocks.flatMap((block, index) => fieldsOf(block).map((field) => at(index, field))),
    check,
    send: async (values) => {
      const persons = blocks.map((block, index) => {
        const valueOf = (field: string) => values[at(index, field)] ?? '';
        const typed = {
          firstName: valueOf('firstName'),
          lastName: valueOf('lastName'),
          birthDate: valueOf('birthDate'),
        };
        const person = typedPerson({ ...typed, country: block.country, number: valueOf(numberName(block)) });
        return block.known ? { ...person, ref: block.known.ref } : person;
      });
      // The same key each time: a call repeated because its answer was lost is the same call.
      await request({ path, method: 'POST', body: { persons }, headers: { 'Idempotency-Key': key }, isPublic: true });
      onDone();
    },
  });
  const complete = stay.persons.filter(({ isComplete }) => isComplete);
  return (
    <>
      {complete.length > 0 && (
        <ul className="k-told k-good">
          {complete.map(({ ref, firstName }) => (
            <li key={ref}>{t('public.complete', { name: firstName })}</li>
          ))}
        </ul>
      )}
      {blocks.length === 0 ? (
        <p>{t('public.nothing')}</p>
      ) : (
        <form className="k-visitor-form" noValidate onSubmit={form.handleSubmit}>
          {blocks.map((block, index) => (
            <PersonFields
              key={block.key}
              block={block}
              number={complete.length + index + 1}
              countries={stay.countries}
              nameOf={(field) => at(index, field)}
              errorAt={(field) => form.textAt(at(index, field))}
              onCountry={(country) =>
                setBlocks((before) => before.map((other) => (other.key === block.key ? { ...other, country } : other)))
              }
              {...(hasNames(block) && blocks.length > 1
                ? { onRemove: () => setBlocks((before) => before.filter((other) => other.key !== block.key)) }
                : {})}
            />
          ))}
          <FormEnd form={form} label={t('public.save')} busyLabel={t('public.saving')} />
        </form>
      )}
    </>
  );
}

type PersonFieldsProps = {
  readonly block: Block;
  readonly number: number;
  readonly countries: GuestLinkAnswer['countries'];
  readonly nameOf: (field: string) => string;
  readonly errorAt: (field: string) => string | undefined;
  readonly onCountry: (country: string) => void;
  readonly onRemove?: () => void;
};

function PersonFields({ block, number, countries, nameOf, errorAt, onCountry, onRemove }: PersonFieldsProps) {
  const { t, i18n } = useTranslation('kbs');
  const id = useId();
  const language = i18n.language === 'tr' ? 'tr' : 'en';
  const isCitizen = block.country === TR;
  const input = (field: string, label: string, hint?: string) => (
    <VisitorField
      key={field}
      name={nameOf(field)}
      label={label}
      error={errorAt(field)}
      autoComplete="off"
      {...(hint === undefined ? {} : { hint })}
    />
  );
  const fields = fieldsOf(block);
  const birthDate = errorAt('birthDate');
  return (
    <fieldset className="k-box k-stack k-guest-data-person">
      <legend>{block.known ? block.known.firstName : t('family.person', { number })}</legend>
      {fields.includes('firstName') && input('firstName', t('missing.firstName'))}
      {fields.includes('lastName') && input('lastName', t('missing.lastName'))}
      <ChoiceField
        name={`${id}-country`}
        label={t('missing.nationality')}
        value={block.country}
        options={countries.map(({ value, label }) => ({ value, label: label[language] ?? label.en }))}
        onChange={onCountry}
      />
      {isCitizen
        ? input('tcIdentityNo', t('missing.tcIdentityNo'), t('public.tcHint'))
        : input('passportNo', t('missing.documentNo'))}
      {!isCitizen && (
        <div className="k-field">
          <label htmlFor={`${id}-birth`}>{t('missing.birthDate')}</label>
          <div className="k-field-box">
            <DateEntry
              variant="borderless"
              id={`${id}-birth`}
              name={nameOf('birthDate')}
              aria-invalid={birthDate !== undefined}
              {...(birthDate === undefined ? {} : { 'aria-describedby': `${id}-birth-error` })}
            />
          </div>
          {birthDate !== undefined && (
            <p id={`${id}-birth-error`} className="k-field-error" role="alert">
              {birthDate}
            </p>
          )}
        </div>
      )}
      {onRemove && (
        <button type="button" className="k-bad k-guest-data-remove" onClick={onRemove}>
          {t('public.notComing')}
        </button>
      )}
    </fieldset>
  );
}
