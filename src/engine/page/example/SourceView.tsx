import Button from 'antd/es/button';
import Collapse from 'antd/es/collapse';
import Space from 'antd/es/space';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Json } from '../../../config/types.ts';
import { notify } from '../../../providers/notification.ts';
import { PHONE, useMedia } from '../../../ui/use-media.ts';
import '../../fields/rare/rare.css';
import { prettyJson } from './pretty-json.ts';

type SourceViewProps = {
  readonly source: { readonly [key: string]: Json };
  /** The name of the example. */
  readonly label: string;
  readonly onRestart: () => void;
};

/** The configuration that made an example, to read and to copy. On a phone it is folded. */
export function SourceView({ source, label, onRestart }: SourceViewProps) {
  const { t } = useTranslation('page');
  const isPhone = useMedia(PHONE);
  const json = useMemo(() => prettyJson(source), [source]);
  const copy = () => {
    // Without a secure connection there is no clipboard at all.
    const copied = (navigator.clipboard as Clipboard | undefined)?.writeText(json) ?? Promise.reject(new Error());
    copied.then(
      () => notify({ key: 'copied', type: 'success', message: t('example.copied') }),
      () => notify({ key: 'copied', type: 'error', message: t('example.notCopied') }),
    );
  };
  return (
    <Collapse
      size="small"
      defaultActiveKey={isPhone ? [] : ['json']}
      items={[
        {
          key: 'json',
          label: t('example.source'),
          children: (
            <>
              <Space wrap>
                <Button size="small" aria-label={t('example.copyOf', { label })} onClick={copy}>
                  {t('example.copy')}
                </Button>
                <Button size="small" aria-label={t('example.restartOf', { label })} onClick={onRestart}>
                  {t('example.restart')}
                </Button>
              </Space>
              <pre className="k-ground k-json" tabIndex={0} role="region" aria-label={t('example.sourceOf', { label })}>
                {json}
              </pre>
            </>
          ),
        },
      ]}
    />
  );
}
