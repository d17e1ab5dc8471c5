import sharp from 'sharp'
import { answerPicture } from '../products/pictures/answer-picture.ts'
import { Problem } from '../http/problem.ts'
import type { Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { encodePicture } from '../platform/pictures/encode-picture.ts'
import { cacheKey, cutOf, fileOf, partOf } from './picture-part.ts'
import { findUpload } from './queries.ts'

type PictureDeps = Pick<Deps, 'db' | 'files' | 'pictures'>

/** What of an uploaded picture is shown stands in its address, which therefore never shows anything else. */
export function uploadPictureRoutes({ fastify }: Api, { db, files, pictures }: PictureDeps): void {
  fastify.get('/pictures/uploads/:file', (request, reply) => {
    const { file } = request.params as { file: string }
    const exchange = { request, reply, cacheControl: 'public, max-age=31536000, immutable' }
    return answerPicture(exchange, file, async (name, { width, format }) => {
      const part = partOf(`uploads/${name}`)
      const upload = part && (await findUpload(db, part.token))
      if (!upload) return null
      const key = `${cacheKey(part.token)}-${name.slice(41) || 'whole'}`
      return pictures.cached({ key: cacheKey(part.token), file: `${key}-${width}.${format}` }, async () => {
        const bytes = await files.read(fileOf(upload))
        if (!bytes) throw Problem.of('NOT_FOUND')
        const cut = sharp(bytes).extract(cutOf(part, upload)).resize({ width, withoutEnlargement: true })
        return encodePicture(format === 'jpeg' ? cut.flatten({ background: '#ffffff' }) : cut, format)
      })
    })
  })
}
