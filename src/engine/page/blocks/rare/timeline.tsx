import Flex from 'antd/es/flex';
import Timeline from 'antd/es/timeline';
import type { TimelineBlock } from '../../../../config/page-types.ts';
import type { Text } from '../../../../config/types.ts';
import { timeFrom } from '../../../../config/moving-time.ts';
import { isIsoDate, isIsoInstant } from '../../../../domain/calendar/iso-date.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { currentDay } from '../../../clock.ts';
import { useText } from '../../../resource/use-text.ts';
import { CardFrame } from '../../CardFrame.tsx';
import { toneColor } from '../../ToneMark.tsx';
import { useReadableText } from '../../use-readable-text.ts';

/** What happened, one below the other. */
export default function TimelineCard({ block }: { readonly block: TimelineBlock }) {
  const text = useText();
  const readable = useReadableText();
  const machineTime = ({ en }: Text) => {
    const time = timeFrom(en, currentDay());
    return isIsoDate(time) || isIsoInstant(time) ? { dateTime: time } : {};
  };
  return (
    <CardFrame id={block.id} title={text(block.label)}>
      <Timeline
        items={block.entries.map(({ time, title, text: more, icon, tone }) => ({
          color: toneColor(tone),
          dot: icon === undefined ? undefined : <Icon name={icon} />,
          children: (
            <>
              <Flex wrap gap="0 12px" justify="space-between">
                <strong>{text(title)}</strong>
                <time className="k-muted" {...machineTime(time)}>
                  {readable(time)}
                </time>
              </Flex>
              {more && <p className="k-muted">{text(more)}</p>}
            </>
          ),
        }))}
      />
    </CardFrame>
  );
}
