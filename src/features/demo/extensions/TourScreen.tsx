import Button from 'antd/es/button';
import Tour from 'antd/es/tour';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { REDUCED_MOTION, useMedia } from '../../../ui/use-media.ts';
import { TileGrid } from '../parts/TileGrid.tsx';

const PARTS = ['arrivals', 'calendar', 'messages', 'help'] as const;
const ICONS = {
  arrivals: 'HomeOutlined',
  calendar: 'CalendarOutlined',
  messages: 'MessageOutlined',
  help: 'BulbOutlined',
} as const;

/** A small desk, and a tour for newcomers: by buttons, arrow keys and Escape. */
export default function TourScreen() {
  const { t } = useTranslation('demo-extensions');
  const isStill = useMedia(REDUCED_MOTION);
  const [step, setStep] = useState<number>();
  const start = useRef<HTMLButtonElement>(null);
  const parts = useRef(new Map<string, HTMLElement>());
  const isOpen = step !== undefined;
  const close = () => {
    setStep(undefined);
    start.current?.focus();
  };
  useTourKeys({ step, setStep, close, count: PARTS.length });
  return (
    <>
      <PageHead
        title={t('tour.title')}
        actions={
          <Button ref={start} type="primary" onClick={() => setStep(0)}>
            {t('tour.start')}
          </Button>
        }
      />
      <p className="k-muted">{t('tour.lead')}</p>
      <TileGrid width={280} isFilled>
        {PARTS.map((part) => (
          <li
            key={part}
            className="k-panel"
            ref={(element) => {
              if (element) parts.current.set(part, element);
            }}
          >
            <h2>
              <Icon name={ICONS[part]} /> {t(`tour.parts.${part}.name`)}
            </h2>
            <p className="k-muted">{t(`tour.parts.${part}.text`)}</p>
          </li>
        ))}
      </TileGrid>
      <Tour
        open={isOpen}
        current={step ?? 0}
        animated={!isStill}
        rootClassName="k-tour"
        onChange={setStep}
        onClose={close}
        onFinish={close}
        steps={PARTS.map((part, index) => ({
          title: t(`tour.parts.${part}.step`),
          description: t(`tour.parts.${part}.stepText`),
          target: () => parts.current.get(part) ?? document.body,
          prevButtonProps: { children: t('tour.before') },
          nextButtonProps: { children: t(index === PARTS.length - 1 ? 'tour.end' : 'tour.after') },
        }))}
      />
    </>
  );
}

type TourKeys = {
  readonly step: number | undefined;
  readonly setStep: (step: number) => void;
  readonly close: () => void;
  readonly count: number;
};

/**
 * Focuses the next button at each step, steps with the arrow keys, and closes with Escape: antd's tour does none of
 * this.
 */
function useTourKeys({ step, setStep, close, count }: TourKeys): void {
  const handleKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (step === undefined) return;
    if (key === 'Escape') close();
    const next = step + (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0);
    if (next !== step && next >= 0 && next < count) setStep(next);
  });
  useEffect(() => {
    if (step === undefined) return undefined;
    // The step is rendered a moment later, at its target.
    const timer = setTimeout(() => document.querySelector<HTMLElement>('.k-tour .ant-tour-next-btn')?.focus(), 100);
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', listener);
    };
  }, [step]);
}
