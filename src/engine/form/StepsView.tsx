import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormBlock, FormSection } from '../../config/types.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useText } from '../resource/use-text.ts';
import { type FormParts, SectionView } from './SectionView.tsx';
import { StepsSummary } from './StepsSummary.tsx';
import { SUMMARY } from './use-steps.ts';
import './steps.css';

type Shown = { readonly section: FormSection; readonly index: number };
type StepsViewProps = FormParts & {
  readonly visible: readonly Shown[];
  /** Index of a section, or `SUMMARY`. */
  readonly step: number;
  readonly onStep: (step: number) => void;
  readonly isNew: boolean;
  readonly look?: FormBlock['look'];
};

/** One section at a time, and at the end all that was typed. The way back is always open, the way on by its button. */
export function StepsView({ visible, step, onStep, isNew, look = 'numbers', ...parts }: StepsViewProps) {
  const { t } = useTranslation('form');
  const text = useText();
  const steps = [
    ...visible.map(({ section, index }) => ({
      step: index,
      label: section.label ? text(section.label) : t('part', { number: index + 1 }),
      help: section.help ? text(section.help) : undefined,
      icon: section.icon,
    })),
    { step: SUMMARY, label: t('steps.summary'), help: undefined, icon: 'CheckCircleOutlined' },
  ];
  const at = Math.max(
    0,
    steps.findIndex((one) => one.step === step),
  );
  const now = visible[at];
  const title = steps[at]?.label ?? '';
  return (
    <div className={`k-stepped k-stepped-${look}`}>
      <ol className="k-steps" aria-label={t('steps.all')}>
        {steps.map(({ step: one, label, help, icon }, index) => (
          <li
            key={one}
            className={index < at ? 'k-step k-step-done' : 'k-step'}
            aria-current={index === at ? 'step' : undefined}
          >
            {index < at ? (
              <button type="button" className="k-step-way" onClick={() => onStep(one)}>
                <StepMark icon={look === 'icons' && icon !== undefined ? icon : 'CheckOutlined'} />
                <StepLabel label={label} help={help} />
              </button>
            ) : (
              <span className="k-step-way">
                <StepMark icon={look === 'numbers' ? undefined : icon} number={index + 1} />
                <StepLabel label={label} help={help} />
              </span>
            )}
          </li>
        ))}
      </ol>
      <section key={step} className="k-panel">
        <StepTitle title={title} label={t('steps.at', { number: at + 1, count: steps.length, title })} />
        {now ? (
          <SectionView section={now.section} isNew={isNew} {...parts} />
        ) : (
          <StepsSummary sections={visible.map(({ section }) => section)} {...parts} />
        )}
      </section>
    </div>
  );
}

function StepMark({ icon, number }: { readonly icon: string | undefined; readonly number?: number }) {
  return <span className="k-step-number">{icon === undefined ? number : <Icon name={icon} />}</span>;
}

function StepLabel({ label, help }: { readonly label: string; readonly help: string | undefined }) {
  return (
    <span className="k-step-label">
      {label}
      {help !== undefined && <span className="k-step-help">{help}</span>}
    </span>
  );
}

/** Takes the focus when its step comes, so that a reader hears where they are; not when the form opens. */
let wasShown: Element | null = null;

function StepTitle({ title, label }: { readonly title: string; readonly label: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const form = heading.current?.closest('form') ?? null;
    if (form !== null && wasShown === form) heading.current?.focus();
    wasShown = form;
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1} aria-label={label} className="k-step-title">
      {title}
    </h2>
  );
}
