import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import type { CachedPage, PageCache } from './page-cache.ts'

const toBrotli = promisify(brotliCompress)
const fromBrotli = promisify(brotliDecompress)
// Level 5 costs a twentieth of the best one, and is good enough until somebody asks again.
const QUICK = 5
const MOST_WAITING = 200

// What zlib answers is a view into a chunk of 64 kB, which would stay as long as the page is cached.
async function packed(html: string | Buffer, level: number): Promise<Buffer> {
  const view = await toBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: level } })
  return Buffer.from(new Uint8Array(view).buffer)
}

export const packQuickly = (html: string) => packed(html, QUICK)

/**
 * Packs a cached page anew at the best level, once, when it is asked for again: one at a time on a thread beside. It costs
 * more than rendering the page, and most of the pages a crawler opens are not asked for twice. Those beyond 200 wait
 * for the next time.
 */
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
    if (page.isPackedBest || waiting.size >= MOST_WAITING) return
    page.isPackedBest = true
    waiting.set(key, page)
    if (!isPacking) void packAll()
  }
}
