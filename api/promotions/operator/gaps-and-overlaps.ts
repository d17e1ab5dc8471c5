import type { Span } from '../../../contract/operator/content.ts'

type Window = { from: Date; until: Date }

/** When, within a window, nothing of these stands there, and when more than one does. Null is without a beginning or an end. */
export function gapsAndOverlaps(spans: readonly Span[], { from, until }: Window): { gaps: Span[]; overlaps: Span[] } {
  const within = spans
    .map(({ startsAt, endsAt }) => ({
      start: Math.max(startsAt?.getTime() ?? 0, from.getTime()),
      end: Math.min(endsAt?.getTime() ?? Infinity, until.getTime()),
    }))
    .filter(({ start, end }) => start < end)
  const edges = new Set([from.getTime(), until.getTime(), ...within.flatMap(({ start, end }) => [start, end])])
  const moments = [...edges].toSorted((a, b) => a - b)
  const pieces = moments.slice(0, -1).map((start, place) => ({
    start,
    end: moments[place + 1]!,
    count: within.filter((span) => span.start <= start && span.end > start).length,
  }))
  return {
    gaps: joined(pieces.filter(({ count }) => count === 0)),
    overlaps: joined(pieces.filter(({ count }) => count > 1)),
  }
}

/** Pieces that follow each other are one. */
function joined(pieces: { start: number; end: number }[]): Span[] {
  const spans: { start: number; end: number }[] = []
  for (const { start, end } of pieces) {
    const last = spans.at(-1)
    if (last?.end === start) last.end = end
    else spans.push({ start, end })
  }
  return spans.map(({ start, end }) => ({ startsAt: new Date(start), endsAt: new Date(end) }))
}
