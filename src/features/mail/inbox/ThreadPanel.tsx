export function ThreadPanel() {
  return null;
}
