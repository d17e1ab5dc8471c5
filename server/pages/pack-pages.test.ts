import { expect, test } from 'vitest'
import { createPageCaches } from './page-caches.ts'
import { packQuickly } from './pack-pages.ts'

const html = `<ul>${Array.from({ length: 200 }, (_, row) => `<li>Ware ${row * row}</li>`).join('')}</ul>`

test('a kept page holds its own bytes and no others, packed quickly and packed best', async () => {
  const cached = createPageCaches()
  const quick = await packQuickly(html)
  expect(quick.buffer.byteLength).toBe(quick.length)
  cached.set('/en', { brotli: quick, etag: 'W/"1"', tags: [] }, cached.version('/en'))
  await expect.poll(() => cached.get('/en')!.brotli.length).toBeLessThan(quick.length)
  const best = cached.get('/en')!.brotli
  expect(best.buffer.byteLength).toBe(best.length)
})
