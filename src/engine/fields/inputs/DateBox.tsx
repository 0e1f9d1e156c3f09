import Input, { type InputRef } from 'antd/es/input';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isIsoDate, type IsoDate } from '../../../domain/calendar/iso-date.ts';
import { dateInFigures, typedDate } from '../../../domain/calendar/typed-date.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useLanguage } from '../../resource/use-text.ts';
import './date-box.css';

const DateCalendar = lazy(() => import('./DateCalendar.tsx'));
const SEPARATORS = { en: '/', tr: '.' } as const;

export type DateBoxProps = {
  /** Empty while nothing, or no whole date, is typed. */
  readonly value: IsoDate;
  readonly onChange: (value: IsoDate) => void;
  readonly min?: IsoDate | undefined;
  readonly max?: IsoDate | undefined;
  readonly required?: boolean;
  readonly id?: string | undefined;
  readonly variant?: 'borderless';
  readonly 'aria-label'?: string;
  readonly 'aria-invalid'?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
};

/**
 * A date outside the engine's forms: in dialogs, beside charts, on guest pages. The browser's own input uses the
 * browser's language; this one uses the screen's. The date is typed, day first or as 2026-12-05, or picked (arrow down,
 * or the icon at its end) from a calendar loaded on first use.
 */
export function DateBox({ value, onChange, min, max, required, ...rest }: DateBoxProps) {
  const { t } = useTranslation('fields');
  const language = useLanguage();
  const box = useRef<HTMLSpanElement>(null);
  const input = useRef<InputRef>(null);
  const [typed, setTyped] = useState<string>();
  /** The calendar's container; elements outside an open dialog are unreachable. */
  const [host, setHost] = useState<Element>();
  const panel = useId();
  const shown = typed ?? (isIsoDate(value) ? dateInFigures(value, SEPARATORS[language]) : value);
  const isUnread = typed !== undefined && typed !== '' && !typedDate(typed, { isDone: false });
  const isWrong = rest['aria-invalid'] === true || (isUnread && host === undefined);

  const take = (text: string, isDone: boolean) => {
    const date = text.trim() === '' ? '' : typedDate(text, { isDone });
    // An unreadable text stays as typed, and is marked.
    setTyped(isDone && date !== undefined ? undefined : text);
    input.current?.input?.setCustomValidity(isDone && date === undefined ? t('date.unread') : '');
    if ((date ?? '') !== value) onChange(date ?? '');
  };
  const close = () => {
    setHost(undefined);
    if (document.getElementById(panel)?.contains(document.activeElement)) input.current?.focus();
  };
  const open = () => setHost(input.current?.input?.closest('dialog') ?? document.body);

  return (
    <span ref={box} className="k-date">
      <Input
        {...rest}
        ref={input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        required={required}
        aria-invalid={isWrong || undefined}
        status={isWrong ? 'error' : ''}
        title={isUnread ? t('date.unread') : undefined}
        placeholder={t('date.format')}
        value={shown}
        onChange={({ target }) => take(target.value, false)}
        onBlur={() => typed !== undefined && take(typed, true)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && typed !== undefined) take(typed, true);
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          open();
        }}
      />
      {/* For mouse and finger; the keyboard has the arrow. */}
      <button
        type="button"
        className="k-date-sign"
        tabIndex={-1}
        aria-hidden="true"
        onClick={() => (host ? close() : open())}
      >
        <Icon name="CalendarOutlined" />
      </button>
      {host && (
        <Suspense>
          <DateCalendar
            id={panel}
            anchor={box}
            host={host}
            value={value}
            min={min}
            max={max}
            isClearable={!required && value !== ''}
            onPick={(date) => {
              setTyped(undefined);
              input.current?.input?.setCustomValidity('');
              if (date !== value) onChange(date);
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </span>
  );
}

type DateEntryProps = Omit<DateBoxProps, 'value' | 'onChange'> & {
  readonly name: string;
  readonly defaultValue?: IsoDate | undefined;
};

/** The same in a form that is read by names when it is sent. */
export function DateEntry({ name, defaultValue = '', ...rest }: DateEntryProps) {
  const [value, setValue] = useState(defaultValue);
  return (
    <>
      <DateBox {...rest} value={value} onChange={setValue} />
      <input type="hidden" name={name} value={value} />
    </>
  );
}
