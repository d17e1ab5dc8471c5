import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname } from 'node:path'

export type AppendFile<T> = {
  /** What the file held when it was opened. */
  before: T[]
  /** Resolves when the line is on the disk; lines of the same time share one fsync. */
  append(line: T): Promise<void>
  close(): Promise<void>
}

/** A file of JSON lines that only grows. A last line that was cut by a crash was never acknowledged and is dropped. */
export async function openAppendFile<T>(path: string): Promise<AppendFile<T>> {
  mkdirSync(dirname(path), { recursive: true })
  const whole = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const complete = whole.slice(0, whole.lastIndexOf('\n') + 1)
  const file = await open(path, 'a')
  if (complete.length < whole.length) await file.truncate(Buffer.byteLength(complete))
  let waiting: string[] = []
  let written = Promise.resolve()
  let next: Promise<void> | undefined

  async function write() {
    next = undefined
    const lines = waiting
    waiting = []
    await file.appendFile(lines.join(''))
    await file.datasync()
  }

  return {
    before: complete
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as T),
    append(line) {
      waiting.push(`${JSON.stringify(line)}\n`)
      next ??= written = written.then(write)
      return next
    },
    async close() {
      await written.catch(() => {})
      await file.close()
    },
  }
}
