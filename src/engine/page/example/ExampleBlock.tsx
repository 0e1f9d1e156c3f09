import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExampleBlock as Block } from '../../../config/page-types.ts';
import type { ClientConfig, ClientExample } from '../../../config/types.ts';
import { request } from '../../../providers/http.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useText } from '../../resource/use-text.ts';
import { Sandbox } from './Sandbox.tsx';
import { SourceView } from './SourceView.tsx';
import './example.css';

type ExampleBlockProps = { readonly config: ClientConfig; readonly page: string; readonly block: Block };

/** A piece of configuration, what the engine makes of it, and both to be tried: its records live as long as it is shown. */
export default function ExampleBlock({ config, page, block }: ExampleBlockProps) {
  const { t } = useTranslation('page');
  const text = useText();
  const [round, setRound] = useState(0);
  const label = text(block.label);
  // One question for all examples of a page.
  const query = useQuery({
    queryKey: ['examples', page, config.version],
    queryFn: async ({ signal }) => {
      const path = `/_meta/examples?${new URLSearchParams({ page }).toString()}`;
      return (await request<{ items: readonly ClientExample[] }>({ path, signal })).data.items;
    },
    staleTime: Infinity,
  });
  const example = query.data?.find(({ id }) => id === block.id);
  const body = () => {
    if (query.isError) {
      return (
        <Notice kind="error" title={t('failed')} text={query.error.message}>
          <button type="button" className="k-block-button" onClick={() => void query.refetch()}>
            {t('retry')}
          </button>
        </Notice>
      );
    }
    if (!example) return <Skeleton rows={6} label={t('loading', { block: label })} />;
    return (
      <div className="k-example-sides">
        <div className="k-example-live">
          <Sandbox key={round} config={config} example={example} as={block.as} />
        </div>
        <SourceView source={example.source} label={label} onRestart={() => setRound(round + 1)} />
      </div>
    );
  };
  return (
    <section className="k-block-card k-example" aria-labelledby={`block-${block.id}`}>
      <header className="k-example-head">
        <h2 id={`block-${block.id}`} className="k-block-title">
          {label}
        </h2>
        {block.text && <p className="k-example-text">{text(block.text)}</p>}
      </header>
      {body()}
    </section>
  );
}
