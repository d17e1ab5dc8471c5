import { expect, test } from 'vitest'
import { createPageCaches } from './page-caches.ts'
import { packQuickly } from './pack-pages.ts'

const html = `<ul>${Array.from({ length: 200 }, (_, row) => `<li>Ware ${row * row}</li>`).join('')}</ul>`

test('a kept page holds its own bytes and no others, packed quickly and packed best', async () => {
  const kept = createPageCaches()
  const quick = await packQuickly(html)
  expect(quick.buffer.byteLength).toBe(quick.length)
  kept.set('/en', { brotli: quick, etag: 'W/"1"', tags: [] }, kept.version('/en'))
  await expect.poll(() => kept.get('/en')!.brotli.length).toBeLessThan(quick.length)
  const best = kept.get('/en')!.brotli
  expect(best.buffer.byteLength).toBe(best.length)
})
