import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { isFileName } from '../../api/platform/files.ts'

/** A backup cannot be made, read or restored; the message is one sentence for the operator. */
export class BackupError extends Error {}

export const MANIFEST = 'manifest.json'

const count = z.int().check(z.nonnegative())
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const name = z.string().check(z.regex(/^[a-z_][a-z0-9_]*$/))

const Table = z.object({ schema: name, name, columns: z.array(name), rows: count, sha256 })
const Stored = z.object({ path: z.string().check(z.refine(isFileName)), bytes: count, sha256 })

/** What stands in a backup, and what each part of it must add up to. */
const Manifest = z.object({
  format: z.literal(1),
  /** Of the package. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.object({ number: count, name: z.string(), checksum: z.string(), isAdditive: z.boolean() })),
  tables: z.array(Table),
  sequences: z.array(z.object({ name, lastValue: count, isCalled: z.boolean() })),
  /** The end of the audit's chain; null where nothing is sealed yet. */
  auditHead: z.nullable(z.object({ number: count, hash: sha256 })),
  /** The names of the keys that open what is sealed; the keys themselves are left out. */
  secretKeyIds: z.array(z.string()),
  files: z.array(Stored),
})
export type Manifest = z.infer<typeof Manifest>
export type TableEntry = z.infer<typeof Table>
export type FileEntry = z.infer<typeof Stored>

export const tableFile = ({ schema, name }: Pick<TableEntry, 'schema' | 'name'>) =>
  join('tables', `${schema}.${name}.copy.zst`)

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new BackupError(`${folder} is no backup: it holds no ${MANIFEST}.`)
  })
  try {
    return Manifest.parse(JSON.parse(text))
  } catch {
    throw new BackupError(`${folder}/${MANIFEST} cannot be read: it is broken, or a newer version wrote it.`)
  }
}
