import { join } from 'node:path'
import Fastify from 'fastify'
import { createApi } from '../../api/app.ts'
import type { Db } from '../../api/platform/db.ts'
import type { Deps } from '../../api/platform/deps.ts'
import { readSections, writeSections } from '../../api/platform/snapshots/section-file.ts'

const fileOf = (dataDir: string) => join(dataDir, 'index/catalog.snapshot')

/** Reads the goods of a shop that is not running as its start would, and saves the index in its data folder. */
export async function saveIndex(deps: Deps): Promise<void> {
  const fastify = Fastify({ logger: false })
  await createApi(fastify, deps).watchIndex(() => {})
  await fastify.close()
}

/**
 * For a shop on a copy of that one's database: a saved index names its database and is none for any other, so that each shop
 * would read all goods again.
 */
export async function copyIndex({ from, to, db }: { from: string; to: string; db: Db }): Promise<void> {
  let about: { database: object } | undefined
  const sections = await readSections(fileOf(from), (saved) => {
    about = saved as typeof about
    return true
  })
  const [copy] = await db`select oid::int8 as database from pg_database where datname = current_database()`
  await writeSections(fileOf(to), { ...about, database: { ...about!.database, ...copy } }, sections!)
}
