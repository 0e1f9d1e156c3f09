import { useOne } from '@refinedev/core';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../../config/types.ts';
import { type FormStore, useFormKeys, useFormValue } from '../../../engine/fields/inputs/form-store.ts';
import { EngineProvider, useEngine } from '../../../engine/resource/EngineContext.tsx';
import { rowTitle } from '../../../engine/resource/title.ts';
import { Errors } from './Errors.tsx';
import { GuestSearch } from './GuestSearch.tsx';
import { NewGuest } from './NewGuest.tsx';

const KEYS = ['guestId'] as const;

/** Chooses the guest: found by name, phone or e-mail, or created here without leaving the form. */
export function GuestPick({ store, id }: { readonly store: FormStore; readonly id: string }) {
  const { config } = useEngine();
  const guests = config.resources['guests'];
  const guestId = useFormValue(store, 'guestId');
  const [isNew, setIsNew] = useState('');
  useFormKeys(store, KEYS);
  const errors = store.errors()['guestId'] ?? [];
  const errorId = useId();
  if (!guests) return null;
  const choose = (next: string | null) => {
    store.set('guestId', next);
    setIsNew('');
  };
  return (
    <>
      {typeof guestId === 'string' && guestId !== '' ? (
        <Chosen guestId={guestId} onChange={() => choose(null)} />
      ) : isNew !== '' ? (
        <EngineProvider config={config} resource={guests}>
          <NewGuest
            booking={store}
            typed={isNew.trim()}
            onMade={(guest) => choose(guest.id)}
            onCancel={() => setIsNew('')}
          />
        </EngineProvider>
      ) : (
        <GuestSearch
          id={id}
          canCreate={guests.can.includes('create')}
          describedBy={errors.length > 0 ? errorId : undefined}
          onPick={choose}
          onNew={(typed) => setIsNew(` ${typed}`)}
        />
      )}
      <Errors texts={errors} id={errorId} />
    </>
  );
}

function Chosen({ guestId, onChange }: { readonly guestId: string; readonly onChange: () => void }) {
  const { t } = useTranslation('booking');
  const { config } = useEngine();
  const guests = config.resources['guests'];
  const { result: guest } = useOne<Row & { id: string }>({ resource: 'guests', id: guestId, errorNotification: false });
  const text = (key: string): string => {
    const value = guest?.[key];
    return typeof value === 'string' ? value : '';
  };
  return (
    <Flex wrap gap="8px 16px" align="center" justify="space-between">
      <Flex vertical>
        <strong>{guest && guests ? rowTitle({ resource: guests, row: guest }) : '…'}</strong>
        <span className="k-muted">{[text('phone'), text('email')].filter((part) => part !== '').join(' · ')}</span>
      </Flex>
      <Button onClick={onChange}>{t('guest.change')}</Button>
      {guest?.['isBlocked'] === true && (
        <Alert type="error" message={`${t('guest.blocked')} ${text('blockReason')}`} style={{ flexBasis: '100%' }} />
      )}
    </Flex>
  );
}
