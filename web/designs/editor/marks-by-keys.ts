import type { Placement } from '../../../contract/designs/designs.ts'
import { fitting } from '../print/marks.ts'

type Key = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean; altKey: boolean }

/** A placement one key further; null for a key that moves nothing. */
export function steppedBy(
  { key, shiftKey, ctrlKey, metaKey, altKey }: Key,
  { x, y, scale, rotation }: Placement,
): Placement | null {
  if (ctrlKey || metaKey || altKey) return null
  const [share, degrees, growth] = shiftKey ? [0.05, 15, 1.2] : [0.01, 1, 1.04]
  const steps: Record<string, Partial<Placement>> = {
    ArrowLeft: { x: x - share },
    ArrowRight: { x: x + share },
    ArrowUp: { y: y - share },
    ArrowDown: { y: y + share },
    '+': { scale: scale * growth },
    '=': { scale: scale * growth },
    '*': { scale: scale * growth },
    '-': { scale: scale / growth },
    _: { scale: scale / growth },
    ',': { rotation: rotation - degrees },
    ';': { rotation: rotation - degrees },
    '<': { rotation: rotation - degrees },
    '.': { rotation: rotation + degrees },
    ':': { rotation: rotation + degrees },
    '>': { rotation: rotation + degrees },
  }
  if (!Object.hasOwn(steps, key)) return null
  return fitting({ x, y, scale, rotation, ...steps[key] })
}
