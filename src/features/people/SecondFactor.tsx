import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import { notify } from '../../providers/notification.ts';
import { noteFactorNeed } from '../../providers/session.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import type { FactorState } from '../../wire/people.ts';
import { FACTOR, newRecoveryCodes, switchFactorOff } from './calls.ts';
import { CodeForm } from './CodeForm.tsx';
import { RecoveryList } from './RecoveryList.tsx';
import { SetUpFactor } from './SetUpFactor.tsx';
import '../../ui/control.css';
import './people.css';

/** What is open below the state. */
type Task = 'setUp' | 'recovery' | 'off';

/** The own second factor: set up, new recovery codes, switch off. */
export function SecondFactor() {
  const { t } = useTranslation('people');
  const { data: state, failure, refresh } = useAnswer<FactorState>(FACTOR);
  const [task, setTask] = useState<Task>();
  const close = () => {
    setTask(undefined);
    refresh();
  };
  return (
    <section className="k-panel" aria-labelledby="second-factor">
      <h2 id="second-factor">{t('factor.title')}</h2>
      {failure && (
        <Notice kind="error" title={t('factor.failed')} text={failure.message}>
          <button type="button" className="k-control" onClick={close}>
            {t('retry')}
          </button>
        </Notice>
      )}
      {!failure && !state && <Skeleton rows={2} label={t('loading')} />}
      {state && <State state={state} task={task} onTask={setTask} />}
      {task === 'setUp' && <SetUpFactor onDone={close} onCancel={() => setTask(undefined)} />}
      {task === 'recovery' && <NewCodes onDone={close} onCancel={() => setTask(undefined)} />}
      {task === 'off' && (
        <SwitchOff isRequired={state?.isRequired === true} onDone={close} onCancel={() => setTask(undefined)} />
      )}
    </section>
  );
}

type StateProps = {
  readonly state: FactorState;
  readonly task: Task | undefined;
  readonly onTask: (task: Task) => void;
};

function State({ state, task, onTask }: StateProps) {
  const { t } = useTranslation('people');
  const { isOn, isRequired, recoveryLeft } = state;
  return (
    <>
      <p className="k-muted">{t('factor.lead')}</p>
      <p>
        <Tag {...(isOn && { color: 'green' })}>{t(isOn ? 'factor.on' : 'factor.off')}</Tag>{' '}
        {isOn && t('factor.left', { count: recoveryLeft })}
      </p>
      {isRequired && <p className="k-muted">{t('factor.required')}</p>}
      {task === undefined && (
        <div className="k-factor-row">
          {!isOn && (
            <button type="button" className="k-button" onClick={() => onTask('setUp')}>
              {t('factor.setUp')}
            </button>
          )}
          {isOn && (
            <>
              <button type="button" className="k-control" onClick={() => onTask('recovery')}>
                {t('factor.newCodes')}
              </button>
              <button type="button" className="k-control" onClick={() => onTask('off')}>
                {t('factor.switchOff')}
              </button>
            </>
          )}
        </div>
      )}
    </>
  );
}

type TaskProps = { readonly onDone: () => void; readonly onCancel: () => void };

function NewCodes({ onDone, onCancel }: TaskProps) {
  const { t } = useTranslation('people');
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryList codes={codes} onDone={onDone} />;
  const send = async ({ code = '' }) => setCodes(await newRecoveryCodes(code));
  return <CodeForm name="recovery" submit={t('factor.newCodes')} send={send} onCancel={onCancel} />;
}

const BOTH = ['password', 'code'] as const;

function SwitchOff({ isRequired, onDone, onCancel }: TaskProps & { readonly isRequired: boolean }) {
  const { t } = useTranslation('people');
  const send = async ({ password = '', code = '' }) => {
    await switchFactorOff({ password, code });
    notify({ key: 'factor', type: 'success', message: t('factor.isOff') });
    onDone();
    // Where the company asks for one, the next begins at once.
    noteFactorNeed(isRequired);
  };
  return <CodeForm name="off" submit={t('factor.switchOff')} asks={BOTH} send={send} onCancel={onCancel} />;
}
