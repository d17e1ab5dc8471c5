import { Readable } from 'node:stream'
import { systemClock, type Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { detectEncoding } from './encoding.ts'
import { importCatalogue } from './import-catalogue.ts'
import type { ImportDeps, ImportInput } from './import-catalogue.ts'
import { noteSentence, refusalSentence } from './refusal-sentences.ts'
import type { Refusal } from './refusal.ts'

const picture = {
  archetype: 'pouch',
  palette: 'nacht',
  layout: 'sun',
  font: 'oswald',
  icon: '',
  brand: '',
  name: '',
  sub: '',
  size: '',
}

/** Runs an import of the given bytes as the tests need it, and gathers what it reports. */
export async function importBytes(
  db: Db,
  given: {
    storeSlug: string
    bytes: Uint8Array | string
    isDryRun?: boolean
    onBatch?: ImportInput['onBatch']
    clock?: Clock
  },
) {
  const bytes = Buffer.from(given.bytes)
  const refusals: Refusal[] = []
  const unknownColumns: string[] = []
  const notes: string[] = []
  // Chunks of odd length cut through letters and line ends.
  const chunks = () => Readable.from(cut(bytes, 61))
  const encoding = await detectEncoding(chunks())
  const deps: ImportDeps = {
    db,
    clock: given.clock ?? systemClock,
    pictureOf: () => picture,
    isDrawable: (recipe) => recipe.archetype === 'pouch',
  }
  const counts = await importCatalogue(deps, {
    ...given,
    chunks: chunks(),
    encoding,
    onRefusal: (refusal) => refusals.push(refusal),
    onNote: (note) => notes.push(noteSentence(note, 'en')),
    onUnknownColumns: (names) => unknownColumns.push(...names),
  })
  const sentences = refusals.map((refusal) => refusalSentence(refusal, 'en'))
  return { counts, refusals, sentences, notes, unknownColumns, encoding }
}

function* cut(bytes: Buffer, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}
