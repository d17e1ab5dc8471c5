import { setImmediate as giveWay } from 'node:timers/promises'
import type { Db } from '../../platform/db.ts'
import { readSections, writeSections, type Sections } from '../../platform/snapshots/section-file.ts'
import type { ChangeMark } from '../../platform/changes/change-log.ts'
import type { CatalogIndex } from './catalog-index.ts'
import type { SavedTable } from './product-table.ts'

/** What is fed by the same rows as the index and saved with it. `save` gives way now and then. */
type FedIndex = {
  save(): Generator<void, Record<string, Sections>>
  restore(saved: Record<string, Sections>): void
}
export type SnapshotPlace = {
  file: string
  fed: FedIndex
  /** Of the code that makes what is saved: what other code has made is not read. */
  code: string
}
export type IndexSnapshot = ReturnType<typeof openIndexSnapshot>

type Database = { system: string; timeline: number; database: number }
/** What a snapshot is of. `mark`: what was committed before is in it. */
type About = { code: string; database: Database; mark: ChangeMark }

/**
 * Keeps the index in a file, so that a start reads the file and what has changed since, and not all products. A file that is cut or changed,
 * that other code wrote, or that is of another database is as none (decision 71).
 */
export function openIndexSnapshot(db: Db, { file, fed, code }: SnapshotPlace) {
  return {
    /** The table that was saved, and since when it is to be brought up to date; what it feeds has taken its part. */
    async restore(): Promise<{ table: SavedTable; mark: ChangeMark } | null> {
      const database = await findDatabase(db)
      let mark: ChangeMark | null = null
      const sections = await readSections(file, (about) => {
        const { code: by, database: of, mark: until } = about as About
        mark = until
        return database !== null && by === code && JSON.stringify(of) === JSON.stringify(database)
      })
      if (!sections || !mark) return null
      const parts = partsOf(sections)
      fed.restore(parts)
      return { table: parts as SavedTable, mark }
    },
    /** Nothing may be put into the index meanwhile; what was put all the same makes it end without a file. */
    async save(index: CatalogIndex, mark: ChangeMark): Promise<void> {
      const database = await findDatabase(db)
      if (!database) return
      const { puts } = index
      const saving = fed.save()
      let step = saving.next()
      while (!step.done) {
        await giveWay()
        step = saving.next()
      }
      const sections = sectionsOf({ ...index.table.save(), ...step.value })
      if (index.puts === puts) await writeSections(file, { code, database, mark } satisfies About, sections)
    },
  }
}

/** Which database it is; a copy of its files that goes on by itself has another timeline. Null where that may not be asked. */
async function findDatabase(db: Db): Promise<Database | null> {
  const [row] = await db<Database[]>`
    select s.system_identifier::text as system, c.timeline_id as timeline, d.oid::int8 as database
    from pg_control_system() s, pg_control_checkpoint() c, pg_database d where d.datname = current_database()`.catch(
    () => [],
  )
  return row ?? null
}

const SEPARATOR = ' '
const sectionsOf = (parts: Record<string, Sections>): Sections =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([part, sections]) =>
      Object.entries(sections).map(([name, section]) => [part + SEPARATOR + name, section]),
    ),
  )

function partsOf(sections: Sections): Record<string, Sections> {
  const parts: Record<string, Sections> = {}
  for (const [key, section] of Object.entries(sections)) {
    const [part = '', name = ''] = key.split(SEPARATOR)
    parts[part] = { ...parts[part], [name]: section }
  }
  return parts
}
