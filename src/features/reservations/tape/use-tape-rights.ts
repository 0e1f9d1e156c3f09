import { useEngine } from '../../../engine/resource/EngineContext.tsx';

/** What this person may do on the chart. */
export function useTapeRights() {
  const { config, resource } = useEngine();
  const blocks = config.resources['out-of-order-periods'];
  const canCreate = resource.can.includes('create');
  const canClose = blocks?.can.includes('create') === true;
  return {
    /** Undefined where closed nights are not seen. */
    blocks,
    canCreate,
    canEdit: resource.can.includes('edit'),
    /** May close nights. */
    canClose,
    /** May change nights that are closed. */
    canBlock: blocks?.can.includes('edit') === true,
    /** A range of nights can become something. */
    canBegin: canCreate || canClose,
    mayKeepPrice: resource.fields['keepPrice']?.writable === true,
  };
}
