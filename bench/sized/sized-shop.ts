import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startShopProcess } from '../shop-process.ts'

const SEED = join(import.meta.dirname, '../../bin/seed.ts')

/** A running shop of so many products; the first time they are loaded, later the folder of this name is used again. */
export async function openSizedShop(products: number, name = String(products)) {
  const folder = join(process.env.BENCH_FOLDER ?? join(tmpdir(), 'tresen-bench-sized'), name)
  mkdirSync(folder, { recursive: true })
  const mark = join(folder, 'loaded')
  if (!existsSync(mark)) {
    console.error(`Loading ${products} products into ${folder} …`)
    const args = [SEED, '--products', String(products)]
    const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' }
    const loading = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
    const [code] = (await once(loading, 'exit')) as [number]
    if (code !== 0) throw new Error(`Loading ended with ${code}.`)
    writeFileSync(mark, '')
  }
  return startShopProcess(folder, 'bench/unlimited-shop.ts')
}

export type SizedShop = Awaited<ReturnType<typeof openSizedShop>>

/** What a signed-in buyer of the demo sends with each call. */
export async function buyersHeaders({ origin }: SizedShop): Promise<Record<string, string>> {
  const reply = await fetch(`${origin}/api/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'cafe@demo.tresen.example', password: 'Tresen2026' }),
  })
  const { authToken } = (await reply.json()) as { authToken?: string }
  if (!authToken) throw new Error(`Signing in answers ${reply.status}`)
  return { 'x-language': 'de', authorization: `Bearer ${authToken}` }
}
