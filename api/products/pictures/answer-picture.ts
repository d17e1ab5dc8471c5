import type { FastifyReply, FastifyRequest } from 'fastify'
import { imageWidths } from '../../../contract/platform/images.ts'
import { Problem } from '../../http/problem.ts'
import type { PictureFormat, PictureWidth } from '../../platform/pictures/picture-recipe.ts'

export type Size = { width: PictureWidth; format: PictureFormat }

/** `make` may change `cacheControl`: it is read when the picture is there. */
type Exchange = { request: FastifyRequest; reply: FastifyReply; cacheControl: string }

/** Answers `<name>_<width>`; NOT_FOUND where `make` has no picture of that name. */
export async function answerPicture(
  exchange: Exchange,
  file: string,
  make: (name: string, size: Size) => Promise<Buffer | null>,
) {
  const { request, reply } = exchange
  const [, name = '', text = ''] = /^([a-z0-9-]{1,120})_(\d{3,4})$/.exec(file) ?? []
  const width = Object.values(imageWidths).find((candidate) => String(candidate) === text)
  const format = formatFor(request.headers.accept)
  const picture = width && (await make(name, { width, format }))
  if (!picture) throw Problem.of('NOT_FOUND')
  return reply.headers({ 'cache-control': exchange.cacheControl, vary: 'Accept' }).type(`image/${format}`).send(picture)
}

/** The smallest format the client names; who names none gets JPEG. */
export function formatFor(accept = ''): PictureFormat {
  if (accept.includes('image/avif')) return 'avif'
  return accept.includes('image/webp') ? 'webp' : 'jpeg'
}
