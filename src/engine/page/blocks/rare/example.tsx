import Col from 'antd/es/col';
import Row from 'antd/es/row';
import { useState } from 'react';
import type { ExampleBlock as Block } from '../../../../config/page-types.ts';
import type { ClientExample } from '../../../../config/types.ts';
import { Answered } from '../../../../ui/Answered.tsx';
import { useAnswer } from '../../../resource/use-answer.ts';
import { useText } from '../../../resource/use-text.ts';
import { Sandbox } from '../../example/Sandbox.tsx';
import { SourceView } from '../../example/SourceView.tsx';
import type { CardProps } from '../../card-props.ts';
import { CardFrame } from '../../CardFrame.tsx';

/** A piece of configuration and the result, both for trying out; its records last while it is shown. */
export default function ExampleBlock({ config, page: { name: page }, block }: CardProps<Block>) {
  const text = useText();
  const [round, setRound] = useState(0);
  const label = text(block.label);
  // One question for all examples of a page.
  const path = `/_meta/examples?${new URLSearchParams({ page }).toString()}`;
  const answer = useAnswer<{ items: readonly ClientExample[] }>(path, { isLasting: true });
  return (
    <CardFrame id={block.id} title={label} text={text(block.text)}>
      <div className="k-example">
        <Answered answer={answer} rows={6}>
          {({ items }) => {
            const example = items.find(({ id }) => id === block.id);
            return (
              example && (
                <Row gutter={[16, 16]}>
                  <Col xs={24} xl={block.width === 'full' ? 15 : 24} className="k-example-live">
                    <Sandbox key={round} config={config} example={example} as={block.as} />
                  </Col>
                  <Col xs={24} xl={block.width === 'full' ? 9 : 24}>
                    <SourceView source={example.source} label={label} onRestart={() => setRound(round + 1)} />
                  </Col>
                </Row>
              )
            );
          }}
        </Answered>
      </div>
    </CardFrame>
  );
}
