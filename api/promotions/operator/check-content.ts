import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import { Problem } from '../../http/problem.ts'
import type { Deps } from '../../platform/deps.ts'
import { existsPicture } from '../../uploads/exists-picture.ts'

/** Refuses a picture that is neither the studio's nor an uploaded one. */
export async function checkPicture(deps: Pick<Deps, 'db' | 'pictures'>, picture: string, language: Language) {
  if (!(await existsPicture(deps, picture))) throw wrong({ picture: texts(language).operator.content.noPicture })
}

type Minutes = { startsAt: string | null; endsAt: string | null }

/** Refuses a window that ends before it begins. */
export function checkWindow({ startsAt, endsAt }: Minutes, language: Language): void {
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt)
    throw wrong({ endsAt: texts(language).operator.content.wrongWindow })
}

export const wrong = (fieldErrors: Record<string, string>): Problem =>
  Problem.of('VALIDATION', undefined, { fieldErrors })
