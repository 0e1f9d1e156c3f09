import Alert from 'antd/es/alert';
import Flex from 'antd/es/flex';
import Typography from 'antd/es/typography';
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
import type { PanelProps, FormValueStore } from '../../engine/resource/PanelView.tsx';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { Choice } from '../../ui/Choice.tsx';
import './setting.css';

const NOTHING = {};

/** The values of the form beside it, as typed. */
function useTyped(typed: FormValueStore | undefined) {
  const subscribe = useCallback(
    (listener: () => void) => typed?.subscribe(['*'], listener) ?? (() => undefined),
    [typed],
  );
  return useSyncExternalStore(subscribe, () => typed?.values() ?? NOTHING);
}

/** A contract text as guests read it, with an example for each name. */
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
    <section className="k-panel" aria-label={t('sheet.title')}>
      <Flex wrap gap="small" align="end">
        <Choice
          label={t('sheet.language')}
          value={language}
          options={(['tr', 'en'] as const).map((value) => ({ value, label: t(`sheet.${value}`) }))}
          onChange={setLanguage}
        />
        <Typography.Text type="secondary">{t('sheet.note')}</Typography.Text>
      </Flex>
      {unknown.length > 0 && (
        <Alert
          type="warning"
          role="status"
          message={t('sheet.unknown', { names: unknown.map((name) => `{${name}}`).join(', ') })}
        />
      )}
      <article className="k-ground k-setting-sheet" lang={language} aria-label={t('sheet.title')}>
        {title === '' && body === '' ? (
          <Typography.Paragraph type="secondary">{t('sheet.empty')}</Typography.Paragraph>
        ) : (
          <h3>{title}</h3>
        )}
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
