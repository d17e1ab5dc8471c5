/** Where a test can end the process as kill -9 would. */
export const crashPoints = [
  'pay: goods taken',
  'pay: committed',
  'pay: reply written',
  'provider: about to make the payment',
  'provider: payment made',
  'settle: status fetched',
  'settle: order written',
  'settle: committed',
  'move: noted',
  'move: made',
  'move: recorded',
  'mail: about to be sent',
  'mail: sent',
] as const
export type CrashPoint = (typeof crashPoints)[number]

// A name, and with `#3` behind it the third time it is passed.
const [point, times = '1'] = (process.env.NODE_ENV === 'test' && process.env.TRESEN_CRASH_AT?.split('#')) || []

/** Does nothing unless NODE_ENV is test and TRESEN_CRASH_AT names this point. */
export const crashPoint: (name: CrashPoint) => void = point ? crasher(point, Number(times)) : () => {}

function crasher(chosen: string, times: number) {
  let left = times
  return (name: CrashPoint) => {
    if (name === chosen && --left === 0) process.kill(process.pid, 'SIGKILL')
  }
}

/** Why TRESEN_CRASH_AT cannot be used as it is; null where it is not set, or a test may set it so. */
export function crashSettingProblem({ NODE_ENV, TRESEN_CRASH_AT: at }: NodeJS.ProcessEnv): string | null {
  if (!at) return null
  if (NODE_ENV !== 'test')
    return 'TRESEN_CRASH_AT kills the shop in the middle of its work; unset it, it is for tests only.'
  if (/#(?!\d+$)/.test(at) || !(crashPoints as readonly string[]).includes(at.split('#')[0]!))
    return `TRESEN_CRASH_AT must be one of '${crashPoints.join("', '")}', not '${at}'.`
  return null
}
