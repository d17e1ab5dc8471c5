import type { ImportCounts } from '../../api/import/import-catalogue.ts'

const BAR = 30
export const CLEAR_LINE = '\r\u001b[K'

/** A bar on a terminal; elsewhere a line for every tenth of a file that takes its time. */
export function showProgress(size: number, sentence: (percent: number, lines: number) => string) {
  const isTerminal = process.stderr.isTTY
  const started = performance.now()
  let read = 0
  let lastTenth = 0
  const clear = () => void (isTerminal && process.stderr.write(CLEAR_LINE))
  return {
    clear,
    /** Passes the chunks on and counts their bytes. */
    async *counted(chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        read += chunk.length
        yield chunk
      }
    },
    show({ added, changed, unchanged, refused }: ImportCounts) {
      const share = size === 0 ? 1 : Math.min(1, read / size)
      const text = sentence(Math.floor(share * 100), added + changed + unchanged + refused)
      if (isTerminal) process.stderr.write(`${CLEAR_LINE}${barOf(share)} ${text}`)
      else if (Math.floor(share * 10) > lastTenth && performance.now() - started > 2000) console.log(text)
      lastTenth = Math.floor(share * 10)
    },
    say(text: string) {
      clear()
      console.error(text)
    },
  }
}

/** A bar of letters, so much of it full. */
export function barOf(share: number): string {
  const full = Math.round(share * BAR)
  return `[${'█'.repeat(full)}${'░'.repeat(BAR - full)}]`
}
