import sharp from 'sharp'
import { squareOf } from '../../../contract/range/photo-cut.ts'
import type { Photo } from '../../../contract/range/content.ts'
import { Problem } from '../../http/problem.ts'
import type { Deps } from '../../platform/deps.ts'
import { encodePicture } from '../../platform/pictures/encode-picture.ts'
import type { PictureFormat, PictureWidth } from '../../platform/pictures/picture-recipe.ts'
import { photoFile, type PhotoFile } from './photo-queries.ts'

type Size = { width: PictureWidth; format: PictureFormat }

/** The square of an uploaded picture that is shown. Throws NOT_FOUND where its file is gone. */
export async function drawPhoto(
  { files }: Pick<Deps, 'files'>,
  { file, photo, size }: { file: PhotoFile; photo: Photo; size: Size },
): Promise<Buffer> {
  const bytes = await files.read(photoFile(file))
  if (!bytes) throw Problem.of('NOT_FOUND')
  const { left, top, edge } = squareOf(file, photo)
  const square = sharp(bytes)
    .rotate(photo.turn)
    .extract({ left, top, width: edge, height: edge })
    .resize({ width: size.width, withoutEnlargement: true })
    // What is seen through is paper.
    .flatten({ background: '#ffffff' })
  return encodePicture(square, size.format)
}

/** The whole picture in this width, for who edits it. */
export async function drawWhole(
  { files }: Pick<Deps, 'files'>,
  file: PhotoFile,
  { width, format }: Size,
): Promise<Buffer> {
  const bytes = await files.read(photoFile(file))
  if (!bytes) throw Problem.of('NOT_FOUND')
  return encodePicture(sharp(bytes).resize({ width, withoutEnlargement: true }), format)
}
