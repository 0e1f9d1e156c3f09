import Checkbox from 'antd/es/checkbox';
import { useTranslation } from 'react-i18next';
import { useText } from '../../../engine/resource/use-text.ts';
import { useClientConfig } from '../../../providers/config.ts';
import { Drawer } from '../../../ui/Drawer.tsx';
import { setSingleKeys, useSingleKeys } from '../../../ui/single-keys.ts';
import { COARSE, useMedia } from '../../../ui/use-media.ts';
import { keyNames } from './key-names.ts';
import { type Shortcut, shortcutsOf } from './shortcuts.ts';
import './help.css';

const AREAS = ['everywhere', 'list', 'cell', 'goTo'] as const;
const TIPS = ['find', 'menu', 'draft', 'looks'] as const;

/** How to get on quickly: a few hints, and every shortcut that works for this role. */
export default function HelpDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('common');
  const isOn = useSingleKeys();
  const isTouch = useMedia(COARSE);
  const shortcuts = shortcutsOf(useClientConfig());
  return (
    <Drawer title={t('help.title')} onClose={onClose}>
      <div className="k-help">
        <section>
          <h3>{t('help.tips.title')}</h3>
          <ul>
            {TIPS.filter((tip) => tip !== 'menu' || !isTouch).map((tip) => (
              <li key={tip}>{t(`help.tips.${tip}`, { keys: keyNames('Mod+k').join(' ') })}</li>
            ))}
          </ul>
        </section>
        <section>
          <h3>{t('help.keys')}</h3>
          <p>{t('help.keysText')}</p>
          <Checkbox checked={isOn} onChange={() => setSingleKeys(!isOn)}>
            {t('help.single')}
          </Checkbox>
        </section>
        {AREAS.map((area) => (
          <section key={area}>
            <h3>{t(`help.area.${area}`)}</h3>
            <dl className="k-facts">
              {shortcuts
                .filter((shortcut) => shortcut.area === area)
                .map((shortcut) => (
                  <Line
                    key={`${shortcut.keys} ${shortcut.does}`}
                    shortcut={shortcut}
                    isOff={!isOn && isSingle(shortcut)}
                  />
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Drawer>
  );
}

/** Single-key shortcuts that can be turned off: not those with a modifier, nor those of an open form or dialog. */
const isSingle = ({ does }: Shortcut): boolean => !ALWAYS.includes(does);
const ALWAYS: readonly Shortcut['does'][] = ['search', 'close', 'saveCell', 'inCell', 'dropCell'];

function Line({ shortcut, isOff }: { readonly shortcut: Shortcut; readonly isOff: boolean }) {
  const { t } = useTranslation('common');
  const text = useText();
  const { keys, does, label } = shortcut;
  const names = keyNames(keys);
  return (
    <div data-off={isOff || undefined}>
      <dt>
        {label ? text(label) : t(`help.does.${does}`)}
        {isOff && <span className="k-hidden"> {t('help.off')}</span>}
      </dt>
      <dd>
        {names.map((name, index) => (
          <span key={index}>
            {index > 0 && <i>{keys.includes(' ') ? t('help.then') : keys.includes('|') ? t('help.or') : '+'}</i>}
            <kbd>{name}</kbd>
          </span>
        ))}
      </dd>
    </div>
  );
}
