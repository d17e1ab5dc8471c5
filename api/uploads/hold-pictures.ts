import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { Problem } from '../http/problem.ts'
import type { Tx } from '../platform/db.ts'
import { partOf } from './picture-part.ts'

/** The name of a picture by the field that names it; null where it names none. */
type Named = Record<string, string | null>

/**
 * Holds uploaded pictures until the content that names them is written: who deletes one waits, and then finds it named. Throws
 * VALIDATION for the fields whose picture has been deleted meanwhile, or never was one.
 */
export async function holdPictures(tx: Tx, named: Named, language: Language): Promise<void> {
  const tokens = Object.entries(named).flatMap(([field, name]) => {
    if (!name?.startsWith('uploads/')) return []
    return [[field, partOf(name)?.token ?? ''] as const]
  })
  if (tokens.length === 0) return
  const held = await tx<{ token: string }[]>`
    select token from upload where token = any(${tokens.map(([, token]) => token)}) order by token for key share`
  const there = new Set(held.map(({ token }) => token))
  const t = texts(language).operator.content
  const gone = tokens.filter(([, token]) => !there.has(token)).map(([field]) => [field, t.noPicture] as const)
  if (gone.length > 0) throw Problem.of('VALIDATION', undefined, { fieldErrors: Object.fromEntries(gone) })
}
