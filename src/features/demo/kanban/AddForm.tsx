import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import Typography from 'antd/es/typography';
import { useId, useRef, useState, type SyntheticEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type DemoRequest, useDemoCall } from '../parts/use-demo.ts';
import { KANBAN_TOPIC } from './use-kanban.ts';

type AddFormProps = {
  /** Label of the button that opens the form, and of its field. */
  readonly name: string;
  readonly label: string;
  readonly call: (text: string) => DemoRequest;
};

/** A button that turns into an input. Shows a refused call below it and keeps the input. */
export function AddForm({ name, label, call }: AddFormProps) {
  const { t } = useTranslation('demo-kanban');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const { run, isRunning, error, forget } = useDemoCall(KANBAN_TOPIC);
  const problem = isEmpty ? t('errors.empty') : error?.message;

  const close = () => {
    setIsOpen(false);
    setIsEmpty(false);
    setText('');
    forget();
    requestAnimationFrame(() => button.current?.focus());
  };
  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isRunning) return;
    setIsEmpty(text.trim() === '');
    if (text.trim() === '') return;
    const { isDone } = await run(call(text.trim()));
    if (isDone) setText(''); // and the next one
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  if (!isOpen) {
    return (
      <Button ref={button} type="dashed" block onClick={() => setIsOpen(true)}>
        + {name}
      </Button>
    );
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} onKeyDown={handleKey}>
      <Input
        autoFocus
        status={problem === undefined ? '' : 'error'}
        maxLength={200}
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-error`}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setIsEmpty(false);
          forget();
        }}
      />
      {problem !== undefined && (
        <Typography.Text type="danger" id={`${id}-error`} role="alert">
          {problem}
        </Typography.Text>
      )}
      <Flex gap="small" style={{ marginBlockStart: 6 }}>
        <Button htmlType="submit" type="primary" loading={isRunning}>
          {t('add')}
        </Button>
        <Button onClick={close}>{t('cancel')}</Button>
      </Flex>
    </form>
  );
}
