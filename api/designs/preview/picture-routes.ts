import sharp from 'sharp'
import { SkuId } from '../../../contract/platform/values.ts'
import { answerPicture, type Size } from '../../products/pictures/answer-picture.ts'
import { Problem } from '../../http/problem.ts'
import type { Api } from '../../http/serve.ts'
import type { Deps } from '../../platform/deps.ts'
import { limitConcurrency } from '../../platform/limit-concurrency.ts'
import { encodePicture } from '../../platform/pictures/encode-picture.ts'
import { pictureHash } from '../../platform/pictures/picture-address.ts'
import type { PictureRecipe } from '../../platform/pictures/picture-recipe.ts'
import type { Print } from '../../platform/pictures/print-artwork.ts'
import { previewKey } from '../files/delete-files.ts'
import { logoPlacement, textPlacement } from '../design-techniques.ts'
import { findFileByToken, findSheet } from '../part-queries.ts'
import { fileName, type Sheet } from './sheet.ts'

type PictureDeps = Pick<Deps, 'db' | 'files' | 'pictures'>

/**
 * Pictures of designs. An `<img>` sends no token, so an address of 160 bits that only buyer and store know is the
 * key to each (docs/adr/0014-addresses-of-design-pictures.md); nothing between may cache them, and no crawler is let in.
 */
export function designPictureRoutes({ fastify }: Api, deps: PictureDeps) {
  const inTurn = limitConcurrency({ atOnce: 2, waiting: 100 })

  fastify.get('/pictures/designs/:file', (request, reply) => {
    const { file } = request.params as { file: string }
    const exchange = { request, reply: reply.header('x-robots-tag', 'noindex'), cacheControl: privateForEver }
    return answerPicture(exchange, file, (token, size) => preview(deps, token, size))
  })
  fastify.get('/pictures/designs/files/:file', (request, reply) => {
    const { file } = request.params as { file: string }
    void reply.header('x-robots-tag', 'noindex')
    if (/^[0-9a-f]{40}$/.test(file))
      return asUploaded(deps, file).then(({ bytes, content, format }) =>
        reply
          .headers({
            'cache-control': privateForEver,
            'content-disposition': `attachment; filename="${file.slice(0, 8)}.${format}"`,
            'content-length': bytes,
          })
          .type(`image/${format}`)
          .send(content),
      )
    return answerPicture({ request, reply, cacheControl: privateForEver }, file, (token, size) =>
      inTurn(() => resized(deps, token, size)),
    )
  })
  fastify.get('/pictures/designs/blank/:skuId/:file', (request, reply) => {
    const { skuId, file } = request.params as { skuId: string; file: string }
    return answerPicture({ request, reply, cacheControl: 'public, max-age=31536000, immutable' }, file, (hash, size) =>
      blank(deps, { skuId, hash, ...size }),
    )
  })
}

const privateForEver = 'private, max-age=31536000, immutable'

async function preview({ db, files, pictures }: PictureDeps, token: string, size: Size): Promise<Buffer | null> {
  const sheet = await findSheet(db, token)
  if (!sheet) return null
  const logo = sheet.file ? await files.read(sheet.file) : null
  // A proof without its logo would be another proof, and be cached.
  if (sheet.file && !logo) return null
  return pictures.picture({
    key: previewKey(token),
    ...drawingOf(sheet.recipe, pictures),
    ...size,
    print: { ...printOf(sheet), logo },
  })
}

const printOf = ({ recipe: _, file: __, ...print }: Sheet): Omit<Print, 'logo'> => print

const drawingOf = (recipe: PictureRecipe, pictures: Deps['pictures']) => ({
  recipe,
  view: pictures.viewsOf(recipe.archetype)[0]!,
})

/** Up to ten megabytes: as fast as they are read. */
async function asUploaded({ db, files }: PictureDeps, token: string) {
  const file = await findFileByToken(db, token)
  const opened = file && (await files.stream(fileName(file)))
  if (!opened) throw Problem.of('NOT_FOUND')
  return { ...opened, format: file.format }
}

async function resized({ db, files }: PictureDeps, token: string, { width, format }: Size): Promise<Buffer | null> {
  const file = await findFileByToken(db, token)
  const bytes = file && (await files.read(fileName(file)))
  if (!bytes) return null
  const picture = sharp(bytes).resize({ width, withoutEnlargement: true })
  return encodePicture(format === 'jpeg' ? picture.flatten({ background: '#ffffff' }) : picture, format)
}

type BlankInput = Size & { skuId: string; hash: string }

const nothing: Omit<Print, 'placement' | 'textPlacement'> = {
  technique: 'PRINT_4C',
  colors: [],
  text: '',
  font: '',
  logo: null,
}

async function blank({ db, pictures }: PictureDeps, { skuId, hash, ...size }: BlankInput): Promise<Buffer | null> {
  if (!SkuId.safeParse(skuId).success) return null
  const [row] = await db<{ picture: PictureRecipe }[]>`
    select picture from product where sku_id = ${skuId} and is_designable`
  if (!row || pictureHash({ skuId, picture: row.picture }) !== hash || !pictures.isPrintable(row.picture)) return null
  const print = { ...nothing, placement: logoPlacement(1), textPlacement: textPlacement(1) }
  return pictures.picture({ key: `blank-${skuId}-${hash}`, ...drawingOf(row.picture, pictures), ...size, print })
}
