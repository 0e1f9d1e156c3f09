import { useEngine } from '../../../engine/resource/EngineContext.tsx';

/** This person's rights on the chart. */
export function useTapeRights() {
  const { config, resource } = useEngine();
  const blocks = config.resources['out-of-order-periods'];
  const canCreate = resource.can.includes('create');
  const canClose = blocks?.can.includes('create') === true;
  return {
    /** Undefined if the role cannot see closed nights. */
    blocks,
    canCreate,
    canEdit: resource.can.includes('edit'),
    /** May close nights. */
    canClose,
    /** May change closed nights. */
    canBlock: blocks?.can.includes('edit') === true,
    /** A range of nights may be used for something. */
    canBegin: canCreate || canClose,
    mayKeepPrice: resource.fields['keepPrice']?.writable === true,
  };
}
