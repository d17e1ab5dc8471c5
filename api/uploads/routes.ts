import * as uploadsApi from '../../contract/operator/uploads.ts'
import type { LibraryPicture } from '../../contract/operator/uploads.ts'
import { countUpTo } from '../http/cursor.ts'
import { newestFirst, newestRows } from '../http/newest-first.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { addUpload, deleteUpload } from './change-uploads.ts'
import type { UploadRow } from './queries.ts'

/** The pictures of content: what operators have uploaded, and the studio's. */
export function uploadRoutes(api: Api, deps: Deps): void {
  const { db, pictures } = deps

  serve(api, uploadsApi.list, async (window) => {
    const { position, bound, end } = newestFirst(db, window, {
      at: db`uploaded_at`,
      id: db`token`,
      idType: 'text',
    })
    const [rows, count] = await Promise.all([
      db<(UploadRow & { position: string; id: string })[]>`
        select token, token as id, name, format, width, height, uploaded_at, ${position} from upload where ${bound} ${end}`,
      countUpTo(db, db`select from upload`),
    ])
    const { items, ...beside } = newestRows(window, rows)
    const isFirst = window.after === undefined && window.before === undefined
    return { items: items.map(presentUpload), ...beside, count, studio: isFirst ? studioPictures(pictures) : [] }
  })

  serve(api, uploadsApi.add, async ({ file }, caller) => presentUpload(await addUpload(deps, caller, file)))
  serve(api, uploadsApi.remove, ({ token }, caller) => deleteUpload(deps, caller, token))
}

const presentUpload = ({ token, name, width, height, uploadedAt }: UploadRow): LibraryPicture => ({
  name: `uploads/${token}`,
  imageUrl: `/pictures/uploads/${token}`,
  fileName: name,
  width,
  height,
  uploadedAt,
})

const studioPictures = (pictures: Deps['pictures']): LibraryPicture[] =>
  pictures.scenes().map((name) => ({
    name,
    imageUrl: `/pictures/stored/${name}`,
    fileName: null,
    width: 1600,
    height: 1000,
    uploadedAt: null,
  }))
