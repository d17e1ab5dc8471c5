import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { detectEncoding } from '../../api/import/encoding.ts'
import { importCatalogue } from '../../api/import/import-catalogue.ts'
import type { ImportCounts } from '../../api/import/import-catalogue.ts'
import { noteSentence, refusalSentence, unusableSentence } from '../../api/import/refusal-sentences.ts'
import { pictureOfArticle } from '../../api/products/pictures/picture-of-article.ts'
import { UnusableImport } from '../../api/import/refusal.ts'
import { systemClock } from '../../api/platform/clock.ts'
import type { Db } from '../../api/platform/db.ts'
import { drawableRecipes } from '../../api/platform/pictures/can-draw.ts'
import { readPictureManifest } from '../../api/platform/pictures/picture-manifest.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts, type Texts } from '../../texts/texts.ts'
import { showProgress } from './import-progress.ts'

const PICTURES = join(import.meta.dirname, '../../seed/pictures')

type Input = { path: string; storeSlug: string; isDryRun: boolean; language: Language }

/** Imports a file and reports on the terminal. 0: all lines taken, 1: some refused, 2: the file is of no use. */
export async function importFile(db: Db, { path, storeSlug, isDryRun, language }: Input): Promise<0 | 1 | 2> {
  const t = texts(language).import
  const started = performance.now()
  const size = await readableSize(path, t)
  if (typeof size === 'string') return fail(size)
  const progress = showProgress(size, t.progress)
  try {
    const encoding = await detectEncoding(createReadStream(path))
    if (encoding !== 'utf-8') console.log(t.encoding(encoding))
    const counts = await importCatalogue(importDeps(db), {
      storeSlug,
      chunks: progress.counted(createReadStream(path)),
      encoding,
      isDryRun,
      onRefusal: (refusal) => progress.say(refusalSentence(refusal, language)),
      onNote: (note) => progress.say(noteSentence(note, language)),
      onUnknownColumns: (names) => console.log(t.unknownColumns(names)),
      onBatch: progress.show,
    })
    progress.clear()
    console.log(t.result({ ...counts, seconds: ((performance.now() - started) / 1000).toFixed(1) }))
    if (isDryRun) console.log(t.dryRun)
    return exitCodeOf(counts)
  } catch (error) {
    progress.clear()
    if (error instanceof UnusableImport) return fail(unusableSentence(error.reason, language))
    const { syscall, message } = error as NodeJS.ErrnoException
    if (syscall === 'read') return fail(t.unreadable(path, message))
    throw error
  }
}

const importDeps = (db: Db) => ({
  db,
  clock: systemClock,
  pictureOf: pictureOfArticle,
  isDrawable: drawableRecipes(readPictureManifest(PICTURES)),
})

/** Bytes of the file, or the sentence why it cannot be read. */
async function readableSize(path: string, t: Texts['import']): Promise<number | string> {
  try {
    const found = await stat(path)
    return found.isDirectory() ? t.isFolder(path) : found.size
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    return code === 'ENOENT' ? t.noFile(path) : t.unreadable(path, message)
  }
}

const exitCodeOf = ({ refused }: ImportCounts) => (refused > 0 ? 1 : 0)

function fail(sentence: string): 2 {
  console.error(sentence)
  return 2
}
