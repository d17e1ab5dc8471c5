import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import { Problem } from '../../http/problem.ts'
import type { Deps } from '../../platform/deps.ts'
import { findUpload } from '../../uploads/queries.ts'
import { partOf } from '../../uploads/picture-part.ts'

/** Refuses a picture that is neither the studio's nor an uploaded one. */
export async function checkPicture(
  { db, pictures }: Pick<Deps, 'db' | 'pictures'>,
  picture: string,
  language: Language,
) {
  const part = partOf(picture)
  const isThere = part ? (await findUpload(db, part.token)) !== null : pictures.scenes().includes(picture)
  if (!isThere) throw wrong({ picture: texts(language).operator.content.noPicture })
}

type Minutes = { startsAt: string | null; endsAt: string | null }

/** Refuses a window that ends before it begins. */
export function checkWindow({ startsAt, endsAt }: Minutes, language: Language): void {
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt)
    throw wrong({ endsAt: texts(language).operator.content.wrongWindow })
}

export const wrong = (fieldErrors: Record<string, string>): Problem =>
  Problem.of('VALIDATION', undefined, { fieldErrors })
