import { insertCells, writeDifferences } from '../../change-sets/change-set-queries.ts'
import { countedDifferences } from '../../change-sets/compare-cells.ts'
import { countTouched } from '../../change-sets/touched-buyers.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { pictureOfArticle } from '../../products/pictures/picture-of-article.ts'
import { writeHead } from '../catalogues/applied-catalogue.ts'
import type { CheckDeps } from '../check-row.ts'
import { insertPictures } from '../pictures/picture-queries.ts'
import { readCategories } from '../queries.ts'
import { UnusableImport } from '../refusal.ts'
import { compareLines } from './compare-lines.ts'
import {
  countCells,
  findRun,
  insertLines,
  insertMissing,
  listMoves,
  lockRun,
  readFirstLines,
  writeFigures,
  writeStep,
  writeUnusable,
  type RunRow,
} from './queries.ts'
import { readFileLines, readHead } from './read-file.ts'
import type { ReadLine, StagedLine } from './read-line.ts'
import { notifyOfImport } from './notify-of-import.ts'
import { writeNewArticles } from './write-new-articles.ts'

type ImportWorkDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'origin' | 'files' | 'pictures'>

/** Lines in one transaction. Calls wait while they are taken out of the file and while they are sent. */
const BATCH = 250
/** A try ends before its queue takes it for dead; the rest is a job of its own. */
const TRY_MS = 45_000

export const startImportWorker = (deps: ImportWorkDeps) =>
  deps.jobs.work<{ id: string }>('import', ({ id }) => workImport(deps, id))

/** Compares a file, or writes its new articles, in bounded steps; killed anywhere, the next try goes on from there. */
export async function workImport(deps: ImportWorkDeps, id: string): Promise<void> {
  const run = await findRun(deps.db, id)
  if (!run) return
  const endsAt = Date.now() + TRY_MS
  const checkDeps = await checkDepsOf(deps)
  const isDone =
    run.state === 'READING'
      ? await readAll(deps, run, { checkDeps, endsAt })
      : run.state !== 'APPLYING' || (await writeNewArticles(deps, run, { checkDeps, endsAt }))
  if (!isDone) await deps.jobs.send(deps.db, 'import', { id })
}

const checkDepsOf = async ({ db, clock, pictures }: ImportWorkDeps): Promise<CheckDeps> => ({
  categories: await readCategories(db),
  clock,
  pictureOf: pictureOfArticle,
  isDrawable: pictures.canDraw,
})

type Work = { checkDeps: CheckDeps; endsAt: number }

async function readAll(deps: ImportWorkDeps, run: RunRow, work: Work): Promise<boolean> {
  try {
    return await readLines(deps, run, work)
  } catch (error) {
    if (!(error instanceof UnusableImport)) throw error
    await inTransaction(deps.db, async (tx) => {
      if (await writeUnusable(tx, run.id, error.reason))
        await notifyOfImport(tx, deps, { ...run, outcome: 'UNUSABLE', at: deps.clock.now() })
    })
    return true
  }
}

/** Whether the file was read to its end. */
async function readLines(deps: ImportWorkDeps, run: RunRow, { checkDeps, endsAt }: Work): Promise<boolean> {
  const firstLines = await readFirstLines(deps.db, run.id)
  let { readTo } = run
  let lines: ReadLine[] = []
  const flush = async () => {
    const isOurs = await stage(deps, { run, lines, firstLines, checkDeps, readTo })
    readTo = lines.at(-1)!.line
    lines = []
    return isOurs
  }
  for await (const line of readFileLines(deps.files, run)) {
    if (line.line <= run.readTo) continue
    lines.push(line)
    if (lines.length < BATCH) continue
    // Somebody else has gone on with it.
    if (!(await flush())) return true
    if (Date.now() > endsAt) return false
  }
  if (lines.length > 0 && !(await flush())) return true
  await finish(deps, run)
  return true
}

type Staging = {
  run: RunRow
  lines: ReadLine[]
  firstLines: Map<string, number>
  checkDeps: CheckDeps
  readTo: number
}

/** Keeps what these lines would do; false where the run is no longer where it was. */
async function stage({ db, clock }: ImportWorkDeps, { run, lines, firstLines, checkDeps, readTo }: Staging) {
  return inTransaction(db, async (tx) => {
    const now = await lockRun(tx, run.id, null)
    if (!isReading(now, run) || now.readTo !== readTo) return false
    const batch = { storeId: run.storeId, format: run.format, lines, firstLines, now: clock.now() }
    const { staged, cells } = await compareLines(tx, checkDeps, batch)
    await insertLines(tx, run.id, staged)
    await insertPictures(tx, run, picturesIn(staged, lines))
    await insertCells(tx, run.changeSetId!, cells)
    await writeStep(tx, run.id, { readTo: lines.at(-1)!.line })
    return true
  })
}

/** Of what is taken; a line that is refused changes nothing of its article. */
const picturesIn = (staged: StagedLine[], lines: ReadLine[]) =>
  lines.flatMap(({ line, pictures = [] }) => {
    if (pictures.length === 0) return []
    const taken = staged.find(({ place }) => place === line)
    if (!taken || !['NEW', 'CHANGED', 'SAME'].includes(taken.kind)) return []
    return pictures.map((picture, position) => ({ ...picture, place: line, position, supplierSku: taken.supplierSku }))
  })

const isReading = (now: RunRow | undefined, run: RunRow): now is RunRow =>
  now?.state === 'READING' && now.changeSetId === run.changeSetId && run.changeSetId !== null

async function finish(deps: ImportWorkDeps, run: RunRow): Promise<void> {
  const { db, clock, files } = deps
  const head = run.format === 'BMECAT' ? await readHead(files, run.id) : null
  await inTransaction(db, async (tx) => {
    const now = await lockRun(tx, run.id, null)
    if (!isReading(now, run)) return
    await insertMissing(tx, run.id, run.storeId)
    await writeHead(tx, run.id, head)
    await countDifferences(tx, run, clock.now())
    await writeStep(tx, run.id, { state: 'COMPARED' })
    await writeFigures(tx, run)
    await notifyOfImport(tx, deps, { ...now, outcome: 'COMPARED', at: clock.now() })
  })
}

async function countDifferences(tx: Tx, { id, storeId, changeSetId }: RunRow, now: Date) {
  const moves = await listMoves(tx, id, storeId)
  const cells = await countCells(tx, changeSetId!)
  const touched = await countTouched(tx, [...new Set(cells.map(({ skuId }) => skuId))], now)
  const differences = countedDifferences({ cells, moves }, touched)
  await writeDifferences(tx, changeSetId!, differences)
}
