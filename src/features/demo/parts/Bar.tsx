import './bar.css';

type BarProps = {
  readonly label: string;
  /** 0–100 */
  readonly percent: number;
  readonly tone?: 'accent' | 'success' | 'warning' | 'danger';
};

/** How far something is. The percent stands beside it in words. */
export function Bar({ label, percent, tone = 'accent' }: BarProps) {
  return (
    <span
      className={`k-demo-bar-line k-demo-bar-line-${tone}`}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span style={{ inlineSize: `${percent}%` }} />
    </span>
  );
}
