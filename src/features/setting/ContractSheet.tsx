import { useCallback, useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CONTRACT_NAMES,
  contractBlocks,
  type ContractLanguage,
  type ContractName,
  fillContract,
} from '../../domain/setting/contract-text.ts';
import { unknownNames } from '../../domain/text/placeholders.ts';
import type { PanelProps, Typed } from '../../engine/resource/PanelView.tsx';
import { useLanguage } from '../../engine/resource/use-text.ts';
import '../../ui/control.css';
import './setting.css';

const NOTHING = {};

/** The values of the form beside it, as they are typed. */
function useTyped(typed: Typed | undefined) {
  const subscribe = useCallback(
    (listener: () => void) => typed?.subscribe(['*'], listener) ?? (() => undefined),
    [typed],
  );
  return useSyncExternalStore(subscribe, () => typed?.values() ?? NOTHING);
}

/** A contract text as guests read it, with an example in the place of each name. */
export function ContractSheet({ record, typed }: Pick<PanelProps, 'record' | 'typed'>) {
  const { t } = useTranslation('setting');
  const own = useLanguage();
  const [language, setLanguage] = useState<ContractLanguage>(own);
  const values = useDeferredValue(useTyped(typed)) as { readonly [key: string]: unknown };
  const source = typed ? values : (record ?? NOTHING);
  const textIn = (key: string): string => {
    const value = (source as { readonly [key: string]: unknown })[key];
    return typeof value === 'string' ? value : '';
  };
  const suffix = language === 'en' ? 'En' : 'Tr';
  const title = textIn(`title${suffix}`);
  const body = textIn(`body${suffix}`);
  const unknown = unknownNames(`${title} ${body}`, CONTRACT_NAMES);
  const filled = useMemo(() => {
    const examples = Object.fromEntries(
      CONTRACT_NAMES.map((name): [ContractName, string] => [name, t(`example.${name}`)]),
    );
    return contractBlocks(fillContract(body, examples));
  }, [body, t]);
  return (
    <section className="k-setting-panel" aria-label={t('sheet.title')}>
      <div className="k-controls k-setting-ways">
        <label>
          {t('sheet.language')}
          <select value={language} onChange={(event) => setLanguage(event.target.value === 'en' ? 'en' : 'tr')}>
            <option value="tr">{t('sheet.tr')}</option>
            <option value="en">{t('sheet.en')}</option>
          </select>
        </label>
        <span className="k-setting-muted">{t('sheet.note')}</span>
      </div>
      {unknown.length > 0 && (
        <p className="k-setting-warning" role="status">
          {t('sheet.unknown', { names: unknown.map((name) => `{${name}}`).join(', ') })}
        </p>
      )}
      <article className="k-setting-sheet" lang={language} aria-label={t('sheet.title')}>
        {title === '' && body === '' ? <p className="k-setting-muted">{t('sheet.empty')}</p> : <h3>{title}</h3>}
        {filled.map((block, index) => {
          if (block.kind === 'heading') return <h4 key={index}>{block.text}</h4>;
          if (block.kind !== 'list') return <p key={index}>{block.text}</p>;
          return (
            <ul key={index}>
              {block.items.map((item, place) => (
                <li key={place}>{item}</li>
              ))}
            </ul>
          );
        })}
      </article>
    </section>
  );
}
