// antd's Skeleton, told to those who do not see it.
import AntSkeleton from 'antd/es/skeleton';

/**
 * The place of content that is on its way; as high as that content, so that nothing jumps.
 * @param label what is loading, for those who do not see the bars; none where what is around says so
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
