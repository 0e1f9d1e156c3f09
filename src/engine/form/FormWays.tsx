import Button from 'antd/es/button';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action } from '../../config/types.ts';
import { useText } from '../resource/use-text.ts';
import { useAboveKeyboard } from './use-above-keyboard.ts';
import type { FormSteps } from './use-form-steps.ts';

type FormWaysProps = {
  readonly steps: FormSteps;
  readonly onStep: (step: number | undefined) => void;
  readonly isDraft: boolean;
  /** Saves the draft and makes it a record like others. */
  readonly publish: Action | undefined;
  readonly isSaving: boolean;
  readonly onSave: (isPublished: boolean) => void;
  readonly cancel: ReactNode;
};

/** The ways on from a form, at the lower edge of the window: to save it, to the steps beside this one, and out. */
export function FormWays({ steps, onStep, isDraft, publish, isSaving, onSave, cancel }: FormWaysProps) {
  const { t } = useTranslation('form');
  const text = useText();
  const ways = useRef<HTMLDivElement>(null);
  useAboveKeyboard(ways);
  return (
    <div ref={ways} className="k-row k-form-ways">
      {publish && !steps.isUnderway && (
        <Button type="primary" loading={isSaving} disabled={isSaving} onClick={() => onSave(true)}>
          {t('saveAnd', { action: text(publish.label) })}
        </Button>
      )}
      {steps.hasBefore && <Button onClick={() => onStep(steps.around().before)}>{t('steps.back')}</Button>}
      {steps.isUnderway && (
        <Button type="primary" htmlType="submit">
          {t('steps.on')}
        </Button>
      )}
      {/* A draft can be saved at any step; a complete record only at the last one. */}
      {(isDraft || !steps.isUnderway) && (
        <Button
          type={publish || steps.isUnderway ? 'default' : 'primary'}
          htmlType={steps.isUnderway ? 'button' : 'submit'}
          loading={isSaving}
          disabled={isSaving}
          {...(steps.isUnderway && { onClick: () => onSave(false) })}
        >
          {t(isDraft ? 'saveDraft' : 'save')}
        </Button>
      )}
      {cancel}
    </div>
  );
}
