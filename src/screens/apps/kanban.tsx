import { KanbanScreen } from '../../features/demo/kanban/KanbanScreen.tsx';

/** `/apps/kanban`. */
export default KanbanScreen;
