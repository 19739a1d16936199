/** Processor time of this thread, ms: what a site costs, whatever else the machine does. */
export const spent = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};
