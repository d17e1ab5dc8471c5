/** Numbers and words of our own; never what somebody has typed. */
export type SpanFacts = Record<string, string | number>

/** What records spans where traces are on; server/traces/ makes it. */
export type Tracing = {
  inSpan<T>(name: string, facts: SpanFacts, work: () => Promise<T>): Promise<T>
  /** Of the work that goes on now. */
  traceId(): string | undefined
}

let tracing: Tracing | null = null

/** For all of this process, until it is null again. */
export function setTracing(next: Tracing | null): void {
  tracing = next
}

/** Does the work, and where traces are on records how long it took and whether it failed, below what it is part of. */
export const inSpan = <T>(name: string, facts: SpanFacts, work: () => Promise<T>): Promise<T> =>
  tracing ? tracing.inSpan(name, facts, work) : work()

/** For lines of the log. */
export const traceOfLine = (): { traceId?: string } => {
  const traceId = tracing?.traceId()
  return traceId ? { traceId } : {}
}
