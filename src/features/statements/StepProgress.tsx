import AntProgress from 'antd/es/progress';
import './statements.css';

export type StepCount = { readonly done: number; readonly total: number };

/** The progress of long work, with numbers beside the bar. @param text e.g. `40 of 71 homes` */
export function StepProgress({
  progress: { done, total },
  text,
}: {
  readonly progress: StepCount;
  readonly text: string;
}) {
  return (
    <AntProgress
      style={{ maxWidth: 320 }}
      percent={Math.round((100 * done) / Math.max(1, total))}
      format={() => text}
      aria-label={text}
    />
  );
}
