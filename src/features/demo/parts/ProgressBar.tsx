import Progress from 'antd/es/progress';

type ProgressBarProps = {
  readonly label: string;
  /** 0–100 */
  readonly percent: number;
  readonly tone?: 'accent' | 'success' | 'warning';
};

/** How far something is. The percent stands beside it in words. */
export function ProgressBar({ label, percent, tone = 'accent' }: ProgressBarProps) {
  return <Progress aria-label={label} percent={percent} showInfo={false} strokeColor={`var(--k-${tone})`} />;
}
