import Button from 'antd/es/button';
import Input, { type InputRef } from 'antd/es/input';
import Modal from 'antd/es/modal';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useFocusBack } from '../../ui/use-layer.ts';
import type { SearchChoice } from './choices.ts';
import { rememberRecent } from './recent.ts';
import { Results } from './Results.tsx';
import { useGroups } from './use-groups.ts';
import './palette.css';

type PaletteProps = {
  /** Text typed before the palette was loaded. */
  readonly typed: string;
  readonly onClose: () => void;
};

/**
 * The search over screens, records and actions: a combobox in a dialog. Works by keyboard alone; the
 * focus stays in the field and `aria-activedescendant` says which line is meant.
 */
export default function Palette({ typed, onClose }: PaletteProps) {
  const { t } = useTranslation('search');
  const open = useOpen(onClose);
  const id = useId();
  useFocusBack();
  const input = useRef<InputRef>(null);
  useEffect(() => input.current?.focus(), []);
  const [q, setQ] = useState(typed);
  // The last letters typed before this was there may be told a moment later: they stand before those typed here.
  const [heard, setHeard] = useState(typed);
  if (heard !== typed) {
    setHeard(typed);
    setQ(typed + q.slice(heard.length));
  }
  const [moved, setMoved] = useState<{ readonly q: string; readonly key: string }>();
  const { groups, isWaiting, error, retry } = useGroups(q);
  const choices = groups.flatMap((group) => group.choices);
  // Further typing selects the best line again; an arrow-key selection applies to one text.
  const chosen = moved?.q === q ? choices.findIndex(({ key }) => key === moved.key) : 0;
  const at = Math.min(Math.max(chosen, 0), choices.length - 1);

  const moveTo = (index: number) => {
    const choice = choices[(index + choices.length) % choices.length];
    if (choice) setMoved({ q, key: choice.key });
  };
  const leave = () => {
    if (q === '') onClose();
    else setQ('');
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const active = choices[at];
    const steps: Record<string, () => void> = {
      ArrowDown: () => moveTo(at + 1),
      ArrowUp: () => moveTo(at - 1),
      Home: () => moveTo(0),
      End: () => moveTo(choices.length - 1),
      Enter: () => active && open(active, event.ctrlKey || event.metaKey),
      Escape: leave,
    };
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
    if (!step || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    step();
  };

  return (
    <Modal
      open
      className="k-palette"
      title={t('title')}
      closable={false}
      footer={null}
      width={640}
      styles={{ header: { display: 'none' }, content: { padding: 0 } }}
      onCancel={onClose}
    >
      <div className="k-palette-panel">
        <div className="k-row k-palette-head">
          <Input
            ref={input}
            autoFocus
            size="large"
            variant="borderless"
            role="combobox"
            aria-label={t('title')}
            aria-expanded={choices.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={choices.length > 0 ? `${id}-${at}` : undefined}
            placeholder={t('placeholder')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={100}
            value={q}
            onChange={(event) => setQ(event.target.value)}
            onKeyDown={handleKey}
          />
          <Button type="link" className="k-palette-close" onClick={onClose}>
            {t('close')}
          </Button>
        </div>
        <Results
          id={id}
          q={q.trim()}
          groups={groups}
          active={at}
          isWaiting={isWaiting}
          error={error}
          onOpen={open}
          onRetry={retry}
        />
        <KeyHelp />
      </div>
    </Modal>
  );
}

/** Runs a line's command. Links are remembered, and may open in another tab. */
function useOpen(onClose: () => void) {
  const navigate = useNavigate();
  return (choice: SearchChoice, isApart: boolean) => {
    if ('path' in choice) {
      const { path, label, detail = '', icon } = choice;
      rememberRecent({ path, label, detail, icon });
      if (isApart) {
        window.open(path, '_blank', 'noopener');
        return;
      }
    }
    // The next layer must return the focus to the element focused then.
    flushSync(onClose);
    if ('path' in choice) void navigate(choice.path);
    else choice.run();
  };
}

function KeyHelp() {
  const { t } = useTranslation('search');
  return (
    <p className="k-line k-muted k-small k-palette-keys" aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('keys.move')}
      </span>
      <span>
        <kbd>↵</kbd> {t('keys.open')}
      </span>
      <span>
        <kbd>Ctrl</kbd> <kbd>↵</kbd> {t('keys.apart')}
      </span>
      <span>
        <kbd>Esc</kbd> {t('keys.close')}
      </span>
    </p>
  );
}
