import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Typography from 'antd/es/typography';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Popover } from '../../../ui/Popover.tsx';
import { useSingleKeys } from '../../../ui/single-keys.ts';
import { PHONE, useMedia } from '../../../ui/use-media.ts';
import { KEY_LIST } from './use-mail-keys.ts';

/** The shortcuts, below a button. A phone has none. */
export function KeyHelp() {
  const { t } = useTranslation('demo-email');
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isOn = useSingleKeys();
  if (useMedia(PHONE)) return null;
  return (
    <>
      <Button ref={anchor} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('keys.title')}
      </Button>
      {isOpen && (
        <Popover anchor={anchor} align="end" onClose={() => setIsOpen(false)}>
          <section aria-label={t('keys.title')} style={{ maxWidth: 320, padding: '12px 16px' }}>
            {!isOn && <p>{t('keys.off')}</p>}
            <Flex vertical gap="4px">
              {KEY_LIST.map(([keys, does]) => (
                <Flex key={does} justify="space-between" gap="16px">
                  {t(`keys.${does}`)} <Typography.Text keyboard>{keys}</Typography.Text>
                </Flex>
              ))}
            </Flex>
          </section>
        </Popover>
      )}
    </>
  );
}
