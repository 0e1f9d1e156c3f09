// antd's Skeleton, told to those who do not see it.
import AntSkeleton from 'antd/es/skeleton';

/**
 * A placeholder for loading content, of the same height, so nothing jumps.
 * @param label what is loading, for screen readers; none if the surroundings say so
 */
export function Skeleton({ rows, label }: { readonly rows: number; readonly label?: string }) {
  return (
    <div style={{ padding: 20 }} {...(label !== undefined && { role: 'status', 'aria-label': label })}>
      {/* Its bars are a list. */}
      <div aria-hidden>
        <AntSkeleton active title={false} paragraph={{ rows }} />
      </div>
    </div>
  );
}
