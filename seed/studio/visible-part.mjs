import path from 'node:path'
import { loadBase } from '../../api/platform/pictures/load-base.ts'

/** The part of a label's height that a base shows, as [top, bottom] in shares of it; null where it shows all or has none. */
export async function visiblePart(pictures, base) {
  const { labelled, window } = await loadBase(path.join(pictures, 'bases', base), 500)
  const isWhole = labelled === 0 || (window.v0 < 0.005 && window.v1 > 0.995)
  return isWhole ? null : [window.v0, window.v1].map((share) => Math.round(share * 1000) / 1000)
}
