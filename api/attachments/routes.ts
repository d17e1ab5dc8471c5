import sharp from 'sharp'
import * as attachmentsApi from '../../contract/attachments/attachments.ts'
import { limit } from '../http/limits.ts'
import { Problem } from '../http/problem.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { limitConcurrency } from '../platform/limit-concurrency.ts'
import { encodePicture } from '../platform/pictures/encode-picture.ts'
import { answerPicture, type Size } from '../products/pictures/answer-picture.ts'
import { fileName, findByToken } from './queries.ts'
import { upload } from './upload.ts'

/** Uploads, and the files at the addresses that the things they are attached to name (decision 14). */
export function attachmentRoutes(api: Api, deps: Deps) {
  // Decoding a picture of 50 megapixels takes a core for a second or two.
  const byCompany = limit(deps, { name: 'attachment-company', attempts: 120, seconds: 60 * 60 })
  const byStore = limit(deps, { name: 'attachment-store', attempts: 300, seconds: 60 * 60 })
  serve(api, attachmentsApi.addAsBuyer, async ({ file }, { account, keyed }) => {
    await byCompany.take(account.companyId)
    return upload(deps, { owner: { buyerId: account.companyId }, file, keyed })
  })
  serve(api, attachmentsApi.addAsSupplier, async ({ file }, { account, keyed }) => {
    await byStore.take(account.storeId)
    return upload(deps, { owner: { storeId: account.storeId }, file, keyed })
  })
  fileRoutes(api, deps)
}

const cacheControl = 'private, max-age=31536000, immutable'

function fileRoutes({ fastify }: Api, deps: Pick<Deps, 'db' | 'files'>) {
  const inTurn = limitConcurrency({ atOnce: 2, waiting: 100 })
  fastify.get('/pictures/attachments/:file', async (request, reply) => {
    const { file } = request.params as { file: string }
    void reply.header('x-robots-tag', 'noindex')
    if (!/^[0-9a-f]{40}$/.test(file))
      return answerPicture({ request, reply, cacheControl }, file, (token, size) =>
        inTurn(() => resized(deps, token, size)),
      )
    const found = await findByToken(deps.db, file)
    const opened = found && (await deps.files.stream(fileName(found)))
    if (!opened) throw Problem.of('NOT_FOUND')
    const { format } = found
    return reply
      .headers({
        'cache-control': cacheControl,
        // A page of ours never shows what a file holds.
        'content-disposition': `attachment; filename="${file.slice(0, 8)}.${format}"`,
        'content-security-policy': "default-src 'none'; sandbox",
        'content-length': opened.bytes,
      })
      .type(format === 'pdf' ? 'application/pdf' : `image/${format}`)
      .send(opened.content)
  })
}

async function resized({ db, files }: Pick<Deps, 'db' | 'files'>, token: string, { width, format }: Size) {
  const found = await findByToken(db, token)
  const bytes = found && found.format !== 'pdf' ? await files.read(fileName(found)) : null
  if (!bytes) return null
  const picture = sharp(bytes).resize({ width, withoutEnlargement: true })
  return encodePicture(format === 'jpeg' ? picture.flatten({ background: '#ffffff' }) : picture, format)
}
