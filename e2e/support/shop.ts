import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createDatabaseFrom } from '../../test/database.ts'
import { plainPictures } from './plain-pictures.ts'
import { copyIndex } from './saved-index.ts'
import { startShop, type ShopOptions } from './start-shop.ts'

type JourneyOptions = Omit<ShopOptions, 'pictures'> & {
  /** For journeys that look at the pictures of articles; in others these have one colour. */
  isDrawn?: boolean
}

/** The whole shop with the demo catalogue on a free port, as the browser meets it. Close it in afterAll. */
export async function openShop({ isDrawn = false, ...options }: JourneyOptions = {}) {
  const database = await createDatabaseFrom('demo')
  const dataDir = await copyDemoFolder()
  await copyIndex({ from: inject('demoFolder'), to: dataDir, db: database.sql })
  const pictures = isDrawn ? undefined : plainPictures(join(inject('demoFolder'), 'plain-pictures'))
  const start = (own: ShopOptions) => startShop({ ...options, ...own, pictures, databaseUrl: database.url, dataDir })
  let server = await start({})
  return {
    origin: server.address,
    db: database.sql,
    /** Puts another build in the place of the running one. */
    async deploy(dist: string) {
      await server.close()
      server = await start({ dist, port: Number(new URL(server.address).port) })
    },
    async close() {
      await server.close()
      await database.drop()
      // A job that the stop cut off after its five seconds may still write a file.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20 })
    },
  }
}

/** Pictures are the same in every shop: they are drawn once in a run. */
async function copyDemoFolder() {
  const demo = inject('demoFolder')
  const dataDir = await mkdtemp(join(tmpdir(), 'tresen-shop-'))
  await mkdir(join(demo, 'pictures'), { recursive: true })
  await symlink(join(demo, 'pictures'), join(dataDir, 'pictures'))
  await cp(join(demo, 'files'), join(dataDir, 'files'), { recursive: true })
  return dataDir
}
