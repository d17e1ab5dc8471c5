import postgres from 'postgres'
import type { SpanFacts } from '../../api/platform/traces/in-span.ts'

type Ended = (error?: unknown) => void
/** Null where nothing is recorded. */
type BeginStatement = (name: string, facts: SpanFacts) => Ended | null

type Query = {
  executed: boolean
  strings: readonly string[]
  resolve: (rows: unknown) => void
  reject: (error: unknown) => void
}
type QueryPrototype = { handle(this: Query): unknown }

/**
 * Calls `begin` for each statement that the driver is given, and what it returns once it is done. Name and table alone are told: the text of
 * some holds values. What is returned takes it off again.
 */
export function traceStatements(begin: BeginStatement): () => void {
  // Fragments are queries that are never handed over by themselves; nothing connects for this one.
  const unused = postgres({ max: 1 })
  const prototype = Object.getPrototypeOf(unused`select 1`) as QueryPrototype
  const { handle } = prototype
  prototype.handle = function traced() {
    if (!this.executed) watch(this, begin)
    return handle.call(this)
  }
  return () => {
    prototype.handle = handle
  }
}

function watch(query: Query, begin: BeginStatement) {
  const { operation, table } = summaryOf(query.strings.join(' '))
  const facts = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    ...(table && { 'db.collection.name': table }),
  }
  const ended = begin(table ? `${operation} ${table}` : operation, facts)
  if (!ended) return
  const { resolve, reject } = query
  query.resolve = (rows) => {
    ended()
    resolve(rows)
  }
  query.reject = (error) => {
    ended(error)
    reject(error)
  }
}

const KNOWN =
  /^\s*(select|insert|update|delete|merge|with|begin|commit|rollback|savepoint|copy|lock|set|show|listen|notify|truncate)\b/i

/** Words of SQL and names of tables, which nobody types. */
export function summaryOf(text: string): { operation: string; table: string | undefined } {
  const words = text.replaceAll(/'[^']*'/g, '')
  const operation = KNOWN.exec(words)?.[1]?.toLowerCase() ?? 'statement'
  const table = /\b(?:from|into|update|join|lock|copy)\s+(?:only\s+)?([a-z_]+(?:\.[a-z_]+)?)\b(?!\s*\()/i.exec(
    words,
  )?.[1]
  return { operation, table: table?.toLowerCase() }
}
