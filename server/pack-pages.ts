import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import type { CachedPage, PageCache } from './page-cache.ts'

const toBrotli = promisify(brotliCompress)
const fromBrotli = promisify(brotliDecompress)
// Level 5 costs a twentieth of the best one, and is good enough until somebody asks again.
const QUICK = 5
const MOST_WAITING = 200

const packed = (html: string | Buffer, level: number) =>
  toBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: level } })

export const packQuickly = (html: string) => packed(html, QUICK)

/** Packs kept pages anew at the best level, one at a time on a thread beside; those beyond 200 stay as they are. */
export function createPacker(cache: PageCache) {
  const waiting = new Map<string, CachedPage>()
  let isPacking = false

  async function packAll() {
    isPacking = true
    for (const [key, page] of waiting) {
      waiting.delete(key)
      cache.repack(key, page.etag, await packed(await fromBrotli(page.brotli), constants.BROTLI_MAX_QUALITY))
    }
    isPacking = false
  }
  return (key: string, page: CachedPage): void => {
    if (waiting.size >= MOST_WAITING) return
    waiting.set(key, page)
    if (!isPacking) void packAll()
  }
}
