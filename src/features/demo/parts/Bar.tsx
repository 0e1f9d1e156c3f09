import Progress from 'antd/es/progress';

type BarProps = {
  readonly label: string;
  /** 0–100 */
  readonly percent: number;
  readonly tone?: 'accent' | 'success' | 'warning';
};

/** How far something is. The percent stands beside it in words. */
export function Bar({ label, percent, tone = 'accent' }: BarProps) {
  return <Progress aria-label={label} percent={percent} showInfo={false} strokeColor={`var(--k-${tone})`} />;
}
