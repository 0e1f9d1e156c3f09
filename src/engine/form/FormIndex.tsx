import Button from 'antd/es/button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormSection } from '../../config/types.ts';
import type { FormStore } from '../fields/inputs/form-store.ts';
import { ErrorBadge } from './ErrorBadge.tsx';
import './form-index.css';

/** A form of fewer parts is seen whole. */
export const LONG_FORM = 4;
/** Pixels below the top of the window where reading begins: the bar, the index on a phone, and a little more. */
const READING = 180;

export type IndexEntry = { readonly id: string; readonly label: string; readonly section: FormSection };
type FormIndexProps = { readonly entries: readonly IndexEntry[]; readonly store: FormStore };

/** The parts of a long form: where one is, where something is wrong, and the way to each. */
export function FormIndex({ entries, store }: FormIndexProps) {
  const { t } = useTranslation('form');
  const here = useSectionInSight(entries);
  const list = useRef<HTMLUListElement>(null);
  // On a phone the index is one line, wider than the screen: it scrolls with the reading position.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - list.current.clientWidth / 3;
  }, [here]);
  return (
    <nav className="k-form-index" aria-label={t('sections')}>
      <ul ref={list} className="k-row">
        {entries.map(({ id, label, section }) => (
          <li key={id}>
            <Button
              block
              color={id === here ? 'primary' : 'default'}
              variant={id === here ? 'filled' : 'text'}
              aria-current={id === here ? 'location' : undefined}
              onClick={() => goTo(id)}
            >
              {label}
              <ErrorBadge section={section} store={store} />
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The part's heading takes the focus, so that the next Tab is the part's first field. */
function goTo(id: string): void {
  const part = document.getElementById(id);
  if (!part) return;
  if (part instanceof HTMLDetailsElement) part.open = true;
  part.scrollIntoView({ block: 'start' });
  part.querySelector<HTMLElement>('summary, h2')?.focus({ preventScroll: true });
}

/** Which part is being read: the last one that begins above the place of reading. */
function useSectionInSight(entries: readonly IndexEntry[]): string | undefined {
  const [here, setHere] = useState(entries[0]?.id);
  useEffect(() => {
    let asked = 0;
    const look = () => {
      asked = 0;
      const isAtEnd = window.scrollY > 0 && window.innerHeight + window.scrollY >= document.body.scrollHeight - 2;
      const begun = entries.filter(({ id }) => {
        const part = document.getElementById(id);
        return part !== null && (isAtEnd || part.getBoundingClientRect().top <= READING);
      });
      setHere((begun.at(-1) ?? entries[0])?.id);
    };
    const handleScroll = () => {
      asked ||= requestAnimationFrame(look);
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', handleScroll);
      cancelAnimationFrame(asked);
    };
  }, [entries]);
  return here;
}
