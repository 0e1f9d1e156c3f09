import Col from 'antd/es/col';
import Row from 'antd/es/row';
import Steps from 'antd/es/steps';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormBlock, FormSection } from '../../config/types.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { useText } from '../resource/use-text.ts';
import { type FormParts, SectionView } from './SectionView.tsx';
import { StepsSummary } from './StepsSummary.tsx';
import { SUMMARY } from './use-form-steps.ts';

/** Names do not fit side by side; that of the current step is right below. */
const NARROW = '(max-width: 900px)';

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
  const isNarrow = useMedia(NARROW);
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
  const isBeside = look === 'side' && !isNarrow;
  return (
    <Row gutter={[20, 16]}>
      <Col span={24} {...(isBeside && { flex: '240px' })}>
        <nav aria-label={t('steps.all')}>
          <Steps
            size={look === 'numbers' ? 'small' : 'default'}
            direction={isBeside ? 'vertical' : 'horizontal'}
            responsive={false}
            current={at}
            onChange={(index) => onStep(steps[index]?.step ?? step)}
            items={steps.map(({ label, help, icon }, index) => ({
              title: (
                <span
                  className={isNarrow ? 'k-hidden' : undefined}
                  {...(index === at && { 'aria-current': 'step' as const })}
                >
                  {label}
                </span>
              ),
              description: isNarrow ? undefined : help,
              icon: look === 'numbers' || icon === undefined ? undefined : <Icon name={icon} />,
              // On by its own button, which looks whether all is there.
              disabled: index >= at,
            }))}
          />
        </nav>
      </Col>
      <Col span={24} {...(isBeside && { flex: '1' })}>
        <section key={step} className="k-panel">
          <StepTitle title={title} label={t('steps.at', { number: at + 1, count: steps.length, title })} />
          {now ? (
            <SectionView section={now.section} isNew={isNew} {...parts} />
          ) : (
            <StepsSummary sections={visible.map(({ section }) => section)} {...parts} />
          )}
        </section>
      </Col>
    </Row>
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
    <h2 ref={heading} tabIndex={-1} aria-label={label}>
      {title}
    </h2>
  );
}
