/** The time, as an argument, so that tests can set it. */
export type Clock = { now(): Date }

type Task = { dueAt: number; run: () => Promise<void> }

export type Schedule = {
  now(): Date
  /** Until then nothing runs by itself. */
  start(): void
  /** Runs `run` once when it is due, at once where that is past; a failure of it is its own affair. */
  at(due: Date, run: () => Promise<void>): void
  /** Moves the time forward; resolves when everything that became due by it has ended. */
  advance(ms: number): Promise<void>
  /** Ended once it stops: what waits for somebody else gives up by it. */
  signal: AbortSignal
  /** Nothing starts any more; resolves when what runs has ended. */
  stop(): Promise<void>
}

const LONGEST_TIMER_MS = 2 ** 31 - 1

export function createSchedule(clock: Clock): Schedule {
  const tasks = new Set<Task>()
  const ending = new AbortController()
  let isStarted = false
  let offset = 0
  let timer: NodeJS.Timeout | undefined
  let timerDueAt = Infinity
  const now = () => clock.now().getTime() + offset

  const running = new Set<Promise<void>>()

  async function runDue() {
    const due = [...tasks].filter(({ dueAt }) => dueAt <= now()).toSorted((a, b) => a.dueAt - b.dueAt)
    for (const task of due) tasks.delete(task)
    for (const { run } of due) {
      const ended = run().finally(() => running.delete(ended))
      running.add(ended)
    }
    if (running.size === 0) return
    await Promise.all(running)
    await runDue()
  }

  function arm(dueAt: number) {
    if (!isStarted || dueAt >= timerDueAt) return
    clearTimeout(timer)
    timerDueAt = dueAt
    timer = setTimeout(() => void wake(), Math.min(Math.max(dueAt - now(), 0), LONGEST_TIMER_MS))
  }

  async function wake() {
    timerDueAt = Infinity
    await runDue()
    for (const { dueAt } of tasks) arm(dueAt)
  }

  return {
    now: () => new Date(now()),
    start() {
      isStarted = true
      for (const { dueAt } of tasks) arm(dueAt)
    },
    at(due, run) {
      if (ending.signal.aborted) return
      tasks.add({ dueAt: due.getTime(), run })
      arm(due.getTime())
    },
    async advance(ms) {
      offset += ms
      await wake()
    },
    signal: ending.signal,
    async stop() {
      ending.abort()
      tasks.clear()
      clearTimeout(timer)
      await Promise.allSettled(running)
    },
  }
}
