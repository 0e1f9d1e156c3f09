import Typography from 'antd/es/typography';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import { notify } from '../../providers/notification.ts';
import { noteFactorNeed } from '../../providers/session.ts';
import { Answered } from '../../ui/Answered.tsx';
import { Tag } from '../../ui/Tag.tsx';
import type { FactorState } from '../../wire/people.ts';
import { FACTOR, newRecoveryCodes, switchFactorOff } from './calls.ts';
import { CodeForm } from './CodeForm.tsx';
import { RecoveryList } from './RecoveryList.tsx';
import { SetUpFactor } from './SetUpFactor.tsx';
import './people.css';

/** The part open below the state. */
type Task = 'setUp' | 'recovery' | 'off';

/** One's own second factor: set up, make new recovery codes, turn off. */
export function SecondFactor() {
  const { t } = useTranslation('people');
  const answer = useAnswer<FactorState>(FACTOR);
  const [task, setTask] = useState<Task>();
  const close = () => {
    setTask(undefined);
    answer.refresh();
  };
  return (
    <section className="k-panel" aria-labelledby="second-factor">
      <h2 id="second-factor">{t('factor.title')}</h2>
      <Answered rows={2} answer={answer} failed={t('factor.failed')}>
        {(found) => <State state={found} task={task} onTask={setTask} />}
      </Answered>
      {task === 'setUp' && <SetUpFactor onDone={close} onCancel={() => setTask(undefined)} />}
      {task === 'recovery' && <NewCodes onDone={close} onCancel={() => setTask(undefined)} />}
      {task === 'off' && (
        <SwitchOff isRequired={answer.data?.isRequired === true} onDone={close} onCancel={() => setTask(undefined)} />
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
      <Typography.Paragraph type="secondary">{t('factor.lead')}</Typography.Paragraph>
      <p>
        <Tag {...(isOn && { color: 'green' })}>{t(isOn ? 'factor.on' : 'factor.off')}</Tag>{' '}
        {isOn && t('factor.left', { count: recoveryLeft })}
      </p>
      {isRequired && <Typography.Paragraph type="secondary">{t('factor.required')}</Typography.Paragraph>}
      {task === undefined && (
        <Flex wrap gap="small">
          {!isOn && (
            <Button type="primary" onClick={() => onTask('setUp')}>
              {t('factor.setUp')}
            </Button>
          )}
          {isOn && (
            <>
              <Button onClick={() => onTask('recovery')}>{t('factor.newCodes')}</Button>
              <Button onClick={() => onTask('off')}>{t('factor.switchOff')}</Button>
            </>
          )}
        </Flex>
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
    // If the company requires one, setting up the next begins at once.
    noteFactorNeed(isRequired);
  };
  return <CodeForm name="off" submit={t('factor.switchOff')} asks={BOTH} send={send} onCancel={onCancel} />;
}
