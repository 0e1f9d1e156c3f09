import type { TimelineBlock } from '../../../../config/page-types.ts';
import type { Text } from '../../../../config/types.ts';
import { timeFrom } from '../../../../config/moving-time.ts';
import { isIsoDate, isIsoInstant } from '../../../../domain/calendar/iso-date.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { currentDay } from '../../../clock.ts';
import { useText } from '../../../resource/use-text.ts';
import { CardFrame } from '../../CardFrame.tsx';
import { useReadableText } from '../../use-readable-text.ts';
import '../../cards.css';

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
      <ol className="k-timeline">
        {block.entries.map(({ time, title, text: more, icon, tone }, index) => (
          <li key={index} className={`k-tile-${tone}`}>
            <span className="k-timeline-mark">{icon !== undefined && <Icon name={icon} />}</span>
            <div>
              <p className="k-timeline-head">
                <strong>{text(title)}</strong>
                <time {...machineTime(time)}>{readable(time)}</time>
              </p>
              {more && <p>{text(more)}</p>}
            </div>
          </li>
        ))}
      </ol>
    </CardFrame>
  );
}
