import AutoComplete from 'antd/es/auto-complete';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundRecords } from '../../../wire/search.ts';
import { TYPING, useAnswer } from '../../../engine/resource/use-answer.ts';

/** The option for a new guest, among the ids of guests. */
const NEW = 'new';

type GuestSearchProps = {
  readonly id: string;
  readonly canCreate: boolean;
  readonly describedBy: string | undefined;
  readonly onPick: (id: string) => void;
  /** @param typed the text in the box, as initial values */
  readonly onNew: (typed: string) => void;
};

/** One box for name, phone and e-mail; the server folds Turkish letters and tolerates a typo. */
export function GuestSearch({ id, canCreate, describedBy, onPick, onNew }: GuestSearchProps) {
  const { t } = useTranslation('booking');
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  const path = `/search?${new URLSearchParams({ q, in: 'guests', limit: '8' }).toString()}`;
  const { data, isCurrent, failure } = useAnswer<FoundRecords>(q.length < 2 ? undefined : path, { pause: TYPING });
  const items = data?.groups.find(({ resource }) => resource === 'guests')?.items ?? [];
  const isOpen = q.length >= 2;
  const people = items.map(({ id: value, title, subtitle }) => ({
    value,
    title,
    subtitle,
    label: [title, subtitle].filter((part) => part !== '').join(', '),
  }));
  const nobody = { value: NEW, title: t('guest.new', { q }), subtitle: '', label: t('guest.new', { q }) };
  const status = failure
    ? failure.message
    : !isCurrent
      ? t('guest.searching')
      : items.length === 0
        ? t('guest.nobody', { q })
        : t('guest.found', { count: items.length });
  return (
    <>
      <label htmlFor={id} className="k-hidden">
        {t('guest.search')}
      </label>
      <AutoComplete
        id={id}
        style={{ width: '100%', maxWidth: 560 }}
        placeholder={t('guest.placeholder')}
        aria-describedby={describedBy}
        value={typed}
        open={isOpen}
        defaultActiveFirstOption
        // Matches of an earlier input must not be chosen, and only a current empty result offers a new guest.
        options={isCurrent ? [...people, ...(canCreate ? [nobody] : [])] : []}
        optionRender={({ data: option }) => (
          <Flex vertical>
            <strong>{option.title}</strong>
            {option.subtitle !== '' && <small className="k-muted">{option.subtitle}</small>}
          </Flex>
        )}
        notFoundContent={status}
        onChange={setTyped}
        onSelect={(value: string) => (value === NEW ? onNew(q) : onPick(value))}
        onKeyDown={(event) => {
          // Enter chooses an option and never submits the surrounding form.
          if (event.key === 'Enter') event.preventDefault();
          else if (event.key === 'Escape' && typed !== '') setTyped('');
        }}
      />
      <span className="k-hidden" role="status">
        {isOpen ? status : ''}
      </span>
      {!isOpen && canCreate && (
        <Button type="link" size="small" onClick={() => onNew('')}>
          {t('guest.newBlank')}
        </Button>
      )}
    </>
  );
}
