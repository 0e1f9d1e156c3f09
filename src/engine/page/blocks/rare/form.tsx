import type { FormBlockShape } from '../../../../config/page-types.ts';
import { KeptForm } from '../../../form/KeptForm.tsx';
import type { CardProps } from '../../card-props.ts';

/** Settings that the browser keeps, saved where they stand. */
export default function FormCard({ config, block }: CardProps<FormBlockShape>) {
  const resource = config.resources[block.resource];
  return resource && <KeptForm config={config} resource={resource} id={block.record} />;
}
