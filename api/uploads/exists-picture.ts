import type { Deps } from '../platform/deps.ts'
import { partOf } from './picture-part.ts'
import { findUpload } from './queries.ts'

/** Whether it is one of the studio's pictures or an uploaded one. */
export async function existsPicture(
  { db, pictures }: Pick<Deps, 'db' | 'pictures'>,
  picture: string,
): Promise<boolean> {
  const part = partOf(picture)
  return part ? (await findUpload(db, part.token)) !== null : pictures.scenes().includes(picture)
}
