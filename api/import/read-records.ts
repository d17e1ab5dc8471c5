import type { Encoding } from './encoding.ts'
import type { RefusalReason } from './refusal.ts'
import { separatorOf, splitRecord } from './split-record.ts'

/** `line` is where the record begins, counted from 1. */
export type CsvRecord = { line: number; cells: string[] } | { line: number; reason: RefusalReason }

/**
 * The records of a CSV one by one, the header first; empty lines are left out. A quote that is never closed costs its
 * own line only: reading goes on with the next, for which at most MAX_LINES lines are kept in memory.
 */
export async function* readRecords(chunks: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncGenerator<CsvRecord> {
  let separator: string | undefined
  let line = 1
  let waiting: string[] = []

  function* take(isEnd: boolean): Generator<CsvRecord> {
    while (waiting.length > 0) {
      separator ??= separatorOf(waiting[0]!)
      const { record, lines } = firstRecord(waiting, separator)
      if (record === 'open' && !isEnd && waiting.length < MAX_LINES) return
      const count = typeof record === 'string' ? 1 : lines
      if (typeof record === 'string') yield { line, reason: reasons[record] }
      else if (record.some((cell) => cell.trim() !== '')) yield { line, cells: record }
      waiting = waiting.slice(count)
      line += count
    }
  }

  for await (const text of readLines(chunks, encoding)) {
    waiting.push(text)
    // Without this a long quoted cell would be split anew with each of its lines.
    if (waiting.length > 1 && waiting.length < MAX_LINES && !text.includes('"')) continue
    yield* take(false)
  }
  yield* take(true)
}

const MAX_LINES = 200

const reasons = { open: { code: 'OPEN_QUOTE' }, 'text-after-quote': { code: 'TEXT_AFTER_QUOTE' } } as const

function firstRecord(waiting: string[], separator: string) {
  let text = ''
  for (const [index, next] of waiting.entries()) {
    text = index === 0 ? next : `${text}\n${next}`
    if (index > 0 && !next.includes('"')) continue
    const record = splitRecord(text, separator)
    if (record !== 'open') return { record, lines: index + 1 }
  }
  return { record: 'open' as const, lines: 1 }
}

// More than any line that could be taken: of a longer one only so much is kept, which is then refused.
const LONGEST_LINE = 1_000_000

async function* readLines(chunks: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncGenerator<string> {
  // The decoder drops the byte order mark.
  const decoder = new TextDecoder(encoding)
  let begun: string[] = []
  let length = 0
  const append = (part: string) => {
    if (part === '' || length > LONGEST_LINE) return
    begun.push(part)
    length += part.length
  }
  for await (const chunk of chunks) {
    const [first, ...more] = decoder.decode(chunk, { stream: true }).split('\n')
    append(first!)
    for (const part of more) {
      yield withoutReturn(begun.join(''))
      begun = []
      length = 0
      append(part)
    }
  }
  append(decoder.decode())
  if (length > 0) yield withoutReturn(begun.join(''))
}

const withoutReturn = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line)
