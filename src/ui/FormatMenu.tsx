// antd's Dropdown with the one question every export asks.
import Button from 'antd/es/button';
import { useRef, useState } from 'react';
import { Menu } from './Menu.tsx';

export type FileFormat = 'csv' | 'xlsx';

type FormatMenuProps = {
  /** On the button. */
  readonly name: string;
  /** Labels of the menu and of each format. */
  readonly words: Readonly<Record<'open' | FileFormat, string>>;
  readonly isDisabled?: boolean;
  /** Instead of the menu, while something is made that can be stopped. */
  readonly onStop?: (() => void) | undefined;
  readonly onSave: (format: FileFormat) => void;
};

/** A button that asks in which format a file is saved. */
export function FormatMenu({ name, words, isDisabled = false, onStop, onSave }: FormatMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        aria-haspopup={onStop ? undefined : 'menu'}
        aria-expanded={onStop ? undefined : isOpen}
        disabled={isDisabled}
        onClick={onStop ?? (() => setIsOpen(!isOpen))}
      >
        {name}
      </Button>
      {isOpen && (
        <Menu
          anchor={button}
          label={words.open}
          onClose={() => setIsOpen(false)}
          items={(['csv', 'xlsx'] as const).map((format) => ({
            key: format,
            label: words[format],
            onSelect: () => onSave(format),
          }))}
        />
      )}
    </>
  );
}
