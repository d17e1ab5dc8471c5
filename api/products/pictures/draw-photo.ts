import sharp from 'sharp'
import { areaOf, type PictureCut } from '../../../contract/pictures/picture-cut.ts'
import { Problem } from '../../http/problem.ts'
import type { Deps } from '../../platform/deps.ts'
import { encodePicture } from '../../platform/pictures/encode-picture.ts'
import type { PictureFormat, PictureWidth } from '../../platform/pictures/picture-recipe.ts'

type Size = { width: PictureWidth; format: PictureFormat }

type Drawn = { name: string; width: number; height: number }

/** What is shown of an uploaded picture, of this width to its height. Throws NOT_FOUND where its file is gone. */
export async function drawCut(
  { files }: Pick<Deps, 'files'>,
  { file, cut, ratio, size }: { file: Drawn; cut: PictureCut; ratio: number; size: Size },
): Promise<Buffer> {
  const bytes = await files.read(file.name)
  if (!bytes) throw Problem.of('NOT_FOUND')
  const part = sharp(bytes)
    .rotate(cut.turn)
    .extract(areaOf(file, cut, ratio))
    .resize({ width: size.width, withoutEnlargement: true })
    // What is seen through is paper.
    .flatten({ background: '#ffffff' })
  return encodePicture(part, size.format)
}

/** The whole picture in this width, for who edits it. */
export async function drawWhole(
  { files }: Pick<Deps, 'files'>,
  name: string,
  { width, format }: Size,
): Promise<Buffer> {
  const bytes = await files.read(name)
  if (!bytes) throw Problem.of('NOT_FOUND')
  return encodePicture(sharp(bytes).resize({ width, withoutEnlargement: true }), format)
}
