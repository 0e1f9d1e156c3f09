import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExampleBlock as Block } from '../../../../config/page-types.ts';
import type { ClientExample } from '../../../../config/types.ts';
import { Notice } from '../../../../ui/Notice.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { useAnswer } from '../../../resource/use-answer.ts';
import { useText } from '../../../resource/use-text.ts';
import { Sandbox } from '../../example/Sandbox.tsx';
import { SourceView } from '../../example/SourceView.tsx';
import type { CardProps } from '../../card-props.ts';
import '../../example/example.css';

/** A piece of configuration, what the engine makes of it, and both to be tried: its records live as long as it is shown. */
export default function ExampleBlock({ config, page: { name: page }, block }: CardProps<Block>) {
  const { t } = useTranslation('page');
  const text = useText();
  const [round, setRound] = useState(0);
  const label = text(block.label);
  // One question for all examples of a page.
  const path = `/_meta/examples?${new URLSearchParams({ page }).toString()}`;
  const { data, failure, refresh } = useAnswer<{ items: readonly ClientExample[] }>(path, { isLasting: true });
  const example = data?.items.find(({ id }) => id === block.id);
  const body = () => {
    if (failure) {
      return (
        <Notice kind="error" title={t('failed')} text={failure.message}>
          <button type="button" className="k-block-button" onClick={refresh}>
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
