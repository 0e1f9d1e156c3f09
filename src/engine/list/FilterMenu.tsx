import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientField } from '../../config/types.ts';
import { Popover } from '../../ui/Popover.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ListControl } from './use-list-state.ts';

const FilterForm = lazy(() => import('./FilterForm.tsx'));

type FilterMenuProps = {
  readonly fields: readonly ClientField[];
  readonly control: ListControl;
  readonly label: string;
  readonly isActive: boolean;
  readonly className: string;
  readonly children: ReactNode;
};

/** A button that opens filters below it. Its own state: opening one renders no row. */
export function FilterMenu({ fields, control, label, isActive, className, children }: FilterMenuProps) {
  const { t } = useTranslation('list');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={isActive ? `${className} k-active` : className}
        aria-label={label}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        // A press that opens a filter must not sort the column it stands in.
        onKeyDown={(event) => event.stopPropagation()}
        onClick={(event) => {
          event.stopPropagation();
          setIsOpen(!isOpen);
        }}
      >
        {children}
      </button>
      {isOpen && (
        <Popover anchor={button} onClose={() => setIsOpen(false)}>
          <div className="k-filter-panel" role="dialog" aria-label={label}>
            <Suspense fallback={<Skeleton rows={2} label={t('loading')} />}>
              <FilterForm
                fields={fields}
                control={control}
                onDone={() => {
                  setIsOpen(false);
                  button.current?.focus();
                }}
              />
            </Suspense>
          </div>
        </Popover>
      )}
    </>
  );
}
