import i18next from 'i18next';
import { useMemo } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { Fact, Language, Row, ShowSheet } from '../../config/types.ts';
import { Notice } from '../../ui/Notice.tsx';
import { usePrinting } from '../../ui/use-printing.ts';
import type { CompanyHead } from '../../wire/company.ts';
import { currentDay } from '../clock.ts';
import { formatDate } from '../format.ts';
import { Letterhead } from '../report/Letterhead.tsx';
import { useRecordTexts } from '../run/use-record-texts.ts';
import { useAnswer } from '../resource/use-answer.ts';
import { useLanguage, useText } from '../resource/use-text.ts';
import { FactPairs, useFact } from '../fields/FactPair.tsx';
import './sheet.css';

type SheetProps = { readonly record: Row; readonly sheet: ShowSheet; readonly language: Language };

/**
 * A record on paper, in the recipient's language. It is built when the browser is about to print; data of other records
 * are loaded before, because then it is too late.
 */
export default function Sheet({ record, sheet, language }: SheetProps) {
  const isPrinting = usePrinting();
  const { data: company } = useAnswer<CompanyHead>('/_meta/company', { isLasting: true });
  const inLanguage = useMemo(() => i18next.cloneInstance({ lng: language }), [language]);
  if (!isPrinting) {
    return sheet.sections.flatMap(({ facts }) =>
      facts.map((fact) => <Ahead key={fact.field} fact={fact} record={record} />),
    );
  }
  return (
    <I18nextProvider i18n={inLanguage}>
      <Paper record={record} sheet={sheet} company={company} />
    </I18nextProvider>
  );
}

function Ahead(props: { readonly fact: Fact; readonly record: Row }) {
  useFact(props);
  return null;
}

type PaperProps = Pick<SheetProps, 'record' | 'sheet'> & { readonly company: CompanyHead | undefined };

function Paper({ record, sheet, company }: PaperProps) {
  const { t } = useTranslation('show');
  const text = useText();
  const language = useLanguage();
  const { filled } = useRecordTexts();
  const to = filled(sheet.to, record);
  return (
    <article className="k-paper" lang={language} aria-label={text(sheet.label)}>
      {company ? <Letterhead company={company} /> : <Notice kind="error" title={t('sheet.failed')} />}
      <h1>{text(sheet.label)}</h1>
      {to !== '' && (
        <p>
          {t('sheet.to')} <strong>{to}</strong>
        </p>
      )}
      {sheet.intro && <p>{filled(sheet.intro, record)}</p>}
      {sheet.sections.map(({ label, facts }, index) => (
        <section key={index}>
          {label && <h2>{text(label)}</h2>}
          <FactPairs facts={facts} record={record} isPlain />
        </section>
      ))}
      {sheet.closing && <p className="k-paper-closing">{filled(sheet.closing, record)}</p>}
      <p className="k-paper-foot">{t('sheet.printed', { date: formatDate({ value: currentDay(), language }) })}</p>
    </article>
  );
}
