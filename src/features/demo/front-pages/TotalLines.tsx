import Flex from 'antd/es/flex';
import Divider from 'antd/es/divider';

type Sum = { readonly key: string; readonly label: string; readonly value: string };
type TotalLinesProps = { readonly sums: readonly Sum[]; readonly total?: Omit<Sum, 'key'> };

/** Amounts below each other, with their total. */
export function TotalLines({ sums, total }: TotalLinesProps) {
  return (
    <>
      {sums.map(({ key, label, value }) => (
        <Flex key={key} gap="16px" justify="space-between">
          {label} <span>{value}</span>
        </Flex>
      ))}
      {total && (
        <>
          <Divider style={{ margin: 0 }} />
          <Flex gap="16px" justify="space-between">
            <strong>{total.label}</strong>
            <strong>{total.value}</strong>
          </Flex>
        </>
      )}
    </>
  );
}
