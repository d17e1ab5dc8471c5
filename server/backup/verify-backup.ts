import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { BackupError, readManifest, tableFile, type Manifest } from './manifest.ts'
import { measuredStream, type Sums } from './measured-stream.ts'

/** Reads all of a backup and compares it with its manifest. Throws BackupError with the first part that does not fit. */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  for (const table of manifest.tables) {
    const path = tableFile(table)
    const { rows, sha256 } = await sumsOf(path, createReadStream(join(folder, path)), createZstdDecompress())
    if (rows !== table.rows || sha256 !== table.sha256) throw broken(path)
  }
  for (const { path, bytes, sha256 } of manifest.files) {
    const found = await sumsOf(`files/${path}`, createReadStream(join(folder, 'files', path)))
    if (found.bytes !== bytes || found.sha256 !== sha256) throw broken(`files/${path}`)
  }
  return manifest
}

async function sumsOf(path: string, source: Readable, unpack?: NodeJS.ReadWriteStream): Promise<Sums> {
  const { stream, sums } = measuredStream()
  stream.resume()
  try {
    await (unpack ? pipeline(source, unpack, stream) : pipeline(source, stream))
  } catch (error) {
    throw broken(path, error)
  }
  return sums()
}

const broken = (path: string, cause?: unknown) =>
  new BackupError(`The backup is broken: ${path} is not what its manifest says. Use another backup.`, { cause })
