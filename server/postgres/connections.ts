/** How many connections each process opens at most: for calls, and for jobs and watchers. */
export const connectionsOfProcess = { calls: 10, background: 5 }

const OF_COMMANDS = 3

/** The most that the shop opens with so many processes, with a command beside it. */
export const connectionsOfShop = (processes: number): number =>
  processes * (connectionsOfProcess.calls + connectionsOfProcess.background) + OF_COMMANDS
