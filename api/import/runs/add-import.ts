import { maxColumns, type Import } from '../../../contract/import/imports.ts'
import { inTransactionOnce } from '../../http/idempotency.ts'
import type { Caller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import type { Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { inOrder } from '../../platform/in-order.ts'
import { storeFiles, type NewFiles } from '../../platform/retention/store-files.ts'
import { UnusableImport } from '../refusal.ts'
import { xlsxToCsv } from '../xlsx/xlsx-to-csv.ts'
import { begin } from './compare-import.ts'
import { guessColumns, plainHeader } from './guess-columns.ts'
import { countRuns, findMeanings, insertRun, type NewRun } from './queries.ts'
import { fileOf, readHeaders } from './read-file.ts'
import type { ImportFormat } from './read-line.ts'
import { readImport } from './read-import.ts'

/** The most files a store may import in a day; each takes up to 50 MB of the disk for 90 days. */
const MOST_A_DAY = 100
const dayMs = 24 * 60 * 60 * 1000

/** Stores a file and reads what its columns are called; a catalogue, which has none to match, is compared at once. */
export async function addImport(deps: Deps, caller: Caller<'supplier'>, file: File): Promise<Import> {
  const { storeId, personId } = caller.account
  const now = deps.clock.now()
  const bytes = new Uint8Array(await file.arrayBuffer())
  const format = formatOf(bytes)
  const id = newId()
  const content = format === 'XLSX' ? await xlsxToCsv(bytes) : bytes
  const about = {
    storeId,
    id,
    createdBy: personId,
    createdAt: now,
    format,
    fileName: shownName(file.name),
  }
  const stored = await storeFiles(deps, async (files) => {
    await files.store(fileOf(id), content)
    const run = { ...about, ...(await beginningOf(deps, { id, storeId, format })), changeSetId: null }
    return insertOnce(deps, caller, { run, files })
  })
  return readImport(deps, caller, stored)
}

type Added = { run: NewRun; files: NewFiles }

const insertOnce = (deps: Deps, { keyed }: Caller<'supplier'>, { run, files }: Added): Promise<string> =>
  inTransactionOnce(deps.db, keyed, {
    async work(tx: Tx) {
      // Two at once count one after the other.
      const [, count] = await inOrder([
        () => tx`select from store where id = ${run.storeId} for no key update`,
        () => countRuns(tx, run.storeId, new Date(run.createdAt.getTime() - dayMs)),
      ])
      if (count >= MOST_A_DAY) throw Problem.of('LIMIT_REACHED', { what: 'IMPORTS', most: MOST_A_DAY })
      await inOrder([() => insertRun(tx, run), () => files.claim(tx)])
      if (run.format === 'BMECAT') await begin(tx, deps, run)
      return run.id
    },
    resultOf: (made) => made,
    again: async (made) => made,
  })

async function beginningOf(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  { id, storeId, format }: Pick<NewRun, 'id' | 'storeId' | 'format'>,
): Promise<Pick<NewRun, 'state' | 'headers' | 'columns' | 'problem'>> {
  const none = { headers: [], columns: [], problem: null }
  if (format === 'BMECAT') return { ...none, state: 'READING' }
  try {
    const headers = await readHeaders(files, id)
    if (headers.length > maxColumns)
      throw new UnusableImport({ code: 'TOO_MANY_COLUMNS', found: headers.length, most: maxColumns })
    const known = await findMeanings(db, storeId, headers.map(plainHeader))
    return { state: 'COLUMNS', headers, columns: guessColumns(headers, known), problem: null }
  } catch (error) {
    if (!(error instanceof UnusableImport)) throw error
    return { ...none, state: 'UNUSABLE', problem: error.reason }
  }
}

/** By its first bytes, never by its name. Throws FILE_REFUSED for what is no table and no catalogue. */
function formatOf(bytes: Uint8Array): ImportFormat {
  const start = Buffer.from(bytes.subarray(0, 4096))
  if (start.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4]))) return 'XLSX'
  const isWide = (start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff)
  const text = start.toString('latin1').replaceAll('\0', '')
  if (!isWide && start.includes(0)) throw Problem.of('FILE_REFUSED', { reason: 'NO_TABLE' })
  if (/^%PDF|^\x89PNG|^\xff\xd8\xff/.test(text)) throw Problem.of('FILE_REFUSED', { reason: 'NO_TABLE' })
  return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*</.test(text) ? 'BMECAT' : 'CSV'
}

const shownName = (name: string) =>
  [...name.replaceAll(/\p{C}/gu, '')].slice(-120).join('').split(/[\\/]/).at(-1)!.trim() || 'import'
