/**
 * Milliseconds of the processor that the work took in this process, with its threads. What others do on the machine
 * does not count; how long a person waits is measured by the bench.
 */
export async function cpuOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
