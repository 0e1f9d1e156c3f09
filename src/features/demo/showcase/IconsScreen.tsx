import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ICON_NAMES } from '../../../config/icon-names.ts';
import { notify } from '../../../providers/notification.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { TileGrid } from '../parts/TileGrid.tsx';

/** Every icon that a configuration may use; a click copies the name. */
export default function IconsScreen() {
  const { t } = useTranslation('demo-extensions');
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const found = ICON_NAMES.filter((name) => name.toLowerCase().includes(wanted));
  const copy = (name: string) => {
    // Without a secure connection there is no clipboard at all.
    const copied = (navigator.clipboard as Clipboard | undefined)?.writeText(name) ?? Promise.reject(new Error());
    copied.then(
      () => notify({ key: 'copied', type: 'success', message: t('icons.copied', { name }) }),
      () => notify({ key: 'copied', type: 'error', message: t('icons.notCopied', { name }) }),
    );
  };
  return (
    <>
      <PageHead title={t('icons.title')} />
      <p className="k-muted">{t('icons.lead')}</p>
      <Flex wrap gap="16px" align="center" style={{ marginBlockEnd: 16 }}>
        <Input
          type="search"
          aria-label={t('icons.search')}
          placeholder={t('icons.search')}
          style={{ width: 320 }}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <span role="status">{t('icons.found', { count: found.length })}</span>
      </Flex>
      <TileGrid width={124}>
        {found.map((name) => (
          <li key={name}>
            <Button
              block
              style={{ height: 'auto', padding: '12px 6px' }}
              aria-label={t('icons.copy', { name })}
              onClick={() => copy(name)}
            >
              <Flex vertical component="span" gap="8px" align="center" className="k-small">
                <span style={{ fontSize: 'var(--k-font-figure)' }}>
                  <Icon name={name} />
                </span>
                {name.replace('Outlined', '')}
              </Flex>
            </Button>
          </li>
        ))}
      </TileGrid>
    </>
  );
}
