import Progress from 'antd/es/progress';

type ProgressBarProps = {
  readonly label: string;
  /** 0–100 */
  readonly percent: number;
  readonly tone?: 'accent' | 'success' | 'warning';
};

/** A progress bar. The percentage is also shown as text. */
export function ProgressBar({ label, percent, tone = 'accent' }: ProgressBarProps) {
  return <Progress aria-label={label} percent={percent} showInfo={false} strokeColor={`var(--k-${tone})`} />;
}
