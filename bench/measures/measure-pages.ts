import { startShopProcess } from '../shop-process.ts'
import { printVisits } from '../visits.ts'

// CPU of the app's process per page: kept pages, pages that must be rendered, and the least Fastify needs for such a reply.
// The second start, as a shop runs every day: the first one has also loaded the demo catalogue.
const first = await startShopProcess()
await first.stop({ leaveData: true })
const shop = await startShopProcess(first.folder, 'bench/unlimited-shop.ts')
// Until the code is compiled a request costs several times as much.
await cpuPerRequest(4000, () => '/')
await cpuPerRequest(100, (i) => `/de/search?page=${i + 1}`)
const cached = await cpuPerRequest(4000, () => '/')
const listing = await cpuPerRequest(300, (i) => `/search?page=${i + 1}`)
const category = await categoryPages()
const german = await cpuPerRequest(category.length, (i) => category[i]!)
const tiny = await cpuPerRequest(4000, () => '/robots.txt')
console.log(`cached page            ${cached.toFixed(3)} ms CPU`)
console.log(`uncached search page   ${listing.toFixed(2)} ms CPU`)
console.log(`uncached category page ${german.toFixed(2)} ms CPU (${category.length} pages)`)
console.log(`robots.txt             ${tiny.toFixed(3)} ms CPU (floor)`)
console.log(`cached page / floor    ${(cached / tiny).toFixed(2)}`)
console.log(`resident memory        ${shop.residentMegabytes().toFixed(0)} MB`)
await printVisits(shop.origin)
await shop.stop()

/** Milliseconds of CPU per request, 16 at a time. */
async function cpuPerRequest(count: number, path: (i: number) => string) {
  const before = shop.cpuSeconds()
  let next = 0
  await Promise.all(Array.from({ length: 16 }, worker))
  return ((shop.cpuSeconds() - before) * 1000) / count

  async function worker() {
    while (next < count) {
      const reply = await fetch(shop.origin + path(next++), { headers: { 'accept-encoding': 'br' } })
      await reply.arrayBuffer()
      if (reply.status === 503) throw new Error('The render queue was full: fewer requests at a time.')
    }
  }
}

async function categoryPages() {
  const reply = await fetch(`${shop.origin}/api/v1/categories/tree`)
  const tree = (await reply.json()) as { slug: string; children: { slug: string }[] }[]
  return tree
    .flatMap(({ slug, children }) => [slug, ...children.map((child) => child.slug)])
    .map((slug) => `/de/${slug}`)
}
