type Key = { key: string; ctrlKey?: boolean; metaKey?: boolean; altKey?: boolean }
export type SpinKey = { step: 'more' | 'less' | 'commit' } | { draft: string }

const MOST_DIGITS = 4
const steps: Record<string, 'more' | 'less' | 'commit'> = {
  ArrowUp: 'more',
  '+': 'more',
  ArrowDown: 'less',
  '-': 'less',
  Enter: 'commit',
}

/** What a key does in a stepper where `draft` has been typed; null for keys that are the browser's. */
export function spinKey({ key, ctrlKey, metaKey, altKey }: Key, draft: string): SpinKey | null {
  if (ctrlKey || metaKey || altKey) return null
  const step = steps[key]
  if (step) return { step }
  if (/^\d$/.test(key)) return { draft: (draft + key).slice(-MOST_DIGITS) }
  if (key === 'Backspace' && draft) return { draft: draft.slice(0, -1) }
  return key === 'Escape' && draft ? { draft: '' } : null
}

/** The pieces that so many typed cases are: none at 0, else within what can be ordered. */
export function typedPieces(
  draft: string,
  { countPerBox, smallest, most }: Record<'countPerBox' | 'smallest' | 'most', number>,
) {
  const pieces = Number(draft) * countPerBox
  return pieces === 0 ? 0 : Math.min(Math.max(pieces, smallest), most)
}
