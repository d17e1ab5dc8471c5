import { setTimeout } from 'node:timers/promises'
import type { askFrom } from './many-addresses.ts'

type Ask = ReturnType<typeof askFrom>

/** Every product in both languages, as the shop's sitemaps list them. */
export async function productPaths(ask: Ask): Promise<string[]> {
  const index = await textOf(ask, '/sitemap.xml')
  const files = [...index.matchAll(/<loc>[^<]*(\/sitemaps\/products[^<]*)<\/loc>/g)].map(([, path]) => path!)
  const texts = await Promise.all(files.map((path) => textOf(ask, path)))
  return texts.flatMap((text) => [...text.matchAll(/<loc>https?:\/\/[^/<]+([^<]+)<\/loc>/g)].map(([, path]) => path!))
}

/** A machine that does other things besides makes large files too late for their first reader. */
async function textOf(ask: Ask, path: string) {
  for (let tries = 0; ; tries++) {
    const reply = await ask(path)
    if (reply.status === 200) return reply.text()
    if (reply.status !== 503 || tries === 20) throw new Error(`${path} answered ${reply.status}`)
    await reply.arrayBuffer()
    await setTimeout(1000)
  }
}
