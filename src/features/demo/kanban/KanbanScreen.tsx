export function KanbanScreen() { return null; }
