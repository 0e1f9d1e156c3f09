import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundRecords } from '../../../wire/search.ts';
import { TYPING, useAnswer } from '../../../engine/resource/use-answer.ts';

type GuestSearchProps = {
  readonly id: string;
  readonly canCreate: boolean;
  readonly describedBy: string | undefined;
  readonly onPick: (id: string) => void;
  /** @param typed what stood in the box, to begin with */
  readonly onNew: (typed: string) => void;
};

/** One box for name, phone and e-mail; the server folds Turkish letters and forgives a typo. A list to the box by keys. */
export function GuestSearch({ id, canCreate, describedBy, onPick, onNew }: GuestSearchProps) {
  const { t } = useTranslation('booking');
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const q = typed.trim();
  const path = `/search?${new URLSearchParams({ q, in: 'guests', limit: '8' }).toString()}`;
  const { data, isCurrent, failure } = useAnswer<FoundRecords>(q.length < 2 ? undefined : path, { pause: TYPING });
  const items = data?.groups.find(({ resource }) => resource === 'guests')?.items ?? [];
  const isOpen = q.length >= 2;
  // Only whoever knows that nobody is found makes somebody new.
  const offersNew = canCreate && isCurrent;
  const last = items.length - 1 + (offersNew ? 1 : 0);
  const optionId = (index: number) => `${listId}-${index}`;
  const choose = (index: number) => {
    const item = items[index];
    if (item) onPick(item.id);
    else if (offersNew) onNew(q);
  };
  const status = failure
    ? failure.message
    : !isCurrent
      ? t('guest.searching')
      : t('guest.found', { count: items.length });
  return (
    <div className="k-booking-search">
      <input
        id={id}
        type="text"
        role="combobox"
        className="k-booking-box"
        autoComplete="off"
        placeholder={t('guest.placeholder')}
        aria-label={t('guest.search')}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && last >= 0 ? optionId(Math.min(active, last)) : undefined}
        aria-describedby={describedBy}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') setActive(Math.min(active + 1, last));
          else if (event.key === 'ArrowUp') setActive(Math.max(active - 1, 0));
          else if (event.key === 'Enter' && isOpen && isCurrent) choose(Math.min(active, last));
          else if (event.key === 'Escape' && typed !== '') setTyped('');
          else return;
          event.preventDefault();
        }}
      />
      <p className="k-hidden" role="status">
        {isOpen ? status : ''}
      </p>
      {isOpen && (
        <ul id={listId} role="listbox" aria-label={t('guest.results')} className="k-booking-options">
          {items.map(({ id: guestId, title, subtitle }, index) => (
            <li
              key={guestId}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              onClick={() => choose(index)}
            >
              <strong>{title}</strong>
              <small>{subtitle}</small>
            </li>
          ))}
          {items.length === 0 && isCurrent && (
            <li className="k-booking-nobody" role="presentation">
              {failure ? failure.message : t('guest.nobody', { q })}
            </li>
          )}
          {offersNew && (
            <li
              id={optionId(items.length)}
              role="option"
              aria-selected={active >= items.length}
              className="k-booking-new"
              onClick={() => onNew(q)}
            >
              {t('guest.new', { q })}
            </li>
          )}
        </ul>
      )}
      {!isOpen && canCreate && (
        <button type="button" className="k-link-button" onClick={() => onNew('')}>
          {t('guest.newBlank')}
        </button>
      )}
    </div>
  );
}
