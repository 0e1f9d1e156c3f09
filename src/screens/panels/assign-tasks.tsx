import { AssignTasks } from '../../features/housekeeping/AssignTasks.tsx';

/** Gives several tasks to one person; above the list of tasks. */
export default function AssignTasksPanel() {
  return <AssignTasks />;
}
