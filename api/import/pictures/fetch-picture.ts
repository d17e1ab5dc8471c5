import { maxFileBytes } from '../../../contract/platform/files.ts'
import { leastEdge } from '../../../contract/range/photo-cut.ts'
import { Problem } from '../../http/problem.ts'
import type { Deps } from '../../platform/deps.ts'
import { OutsideError } from '../../platform/outside/outside.ts'
import { acceptPicture, type AcceptedPicture } from '../../uploads/accept-picture.ts'
import type { PictureProblem } from './picture-problem.ts'

/** What servers name that do not know what they send is looked at as well: what it is, its bytes say. */
const isAccepted = (type: string) => type === '' || /^(image\/|(application|binary)\/octet-stream)/i.test(type)

/** Fetches a picture from where its catalogue says it lies and writes it anew, as one that is uploaded is. */
export async function fetchPicture(
  { outside }: Pick<Deps, 'outside'>,
  url: string,
): Promise<AcceptedPicture | { problem: PictureProblem }> {
  try {
    const { status, body } = await outside.get(url, { isAccepted, mostBytes: maxFileBytes })
    if (status !== 200) return { problem: 'NOT_FOUND' }
    if (body === 'TOO_LARGE') return { problem: 'TOO_LARGE' }
    if (body === 'UNWANTED') return { problem: 'NOT_A_PICTURE' }
    const picture = await acceptPicture(body)
    return Math.min(picture.width, picture.height) < leastEdge ? { problem: 'TOO_SMALL' } : picture
  } catch (error) {
    if (error instanceof OutsideError) return { problem: error.code }
    if (error instanceof Problem && error.code === 'FILE_REFUSED')
      return { problem: (error.details as { reason: 'NOT_A_PICTURE' | 'DAMAGED' | 'TOO_MANY_PIXELS' }).reason }
    throw error
  }
}

/** Whether the server, and not this one picture, is at fault. */
export const isOfServer = (problem: PictureProblem): boolean =>
  ['NOT_PUBLIC', 'NO_SUCH_NAME', 'NO_ANSWER', 'REFUSED', 'CERTIFICATE'].includes(problem)
