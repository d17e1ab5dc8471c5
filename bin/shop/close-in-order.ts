const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const LONGEST_CLOSE_MS = 90_000

/**
 * Calls `close` once, at the first of: a signal, the end of the launcher, an error nobody caught; then ends the process.
 * Ctrl-C arrives twice, from the terminal and from the launcher, so later signals change nothing.
 */
export function closeInOrder(close: () => Promise<void>): void {
  let isClosing = false
  async function end(code: number) {
    if (isClosing) return
    isClosing = true
    setTimeout(() => process.exit(1), LONGEST_CLOSE_MS).unref()
    try {
      await close()
      process.exit(code)
    } catch (error) {
      console.error(error)
      process.exit(1)
    }
  }
  for (const signal of SIGNALS) process.on(signal, () => void end(0))
  process.on('disconnect', () => void end(0))
  process.channel?.unref()
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error) => {
      console.error(error)
      void end(1)
    })
  }
}
