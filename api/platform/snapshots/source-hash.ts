import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What these folders of code say, in a few letters: others once a file of them, not a test, is another. */
export function hashOfSources(folders: readonly string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
      if (file.endsWith('.ts') && !file.endsWith('.test.ts')) hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('base64url').slice(0, 16)
}
