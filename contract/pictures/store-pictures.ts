import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { UploadFile } from '../platform/files.ts'
import { cutFields } from './picture-cut.ts'
import { NoInput } from '../platform/values.ts'
import { Store } from '../stores.ts'

/** What a store shows of itself, and how wide each is to its height. */
export const pictureRatios = { LOGO: 1, COVER: 2 } as const
export type StorePictureKind = keyof typeof pictureRatios
export const storePictureKinds = Object.keys(pictureRatios) as [StorePictureKind, ...StorePictureKind[]]

/** Of a logo, in pixels; it is shown small. */
export const leastLogoEdge = 300

/** Uploads that a store holds beside those it shows; unused ones go after a week. */
export const mostStoreUploads = 40

/** One of the store's uploads, and what of it is shown. */
export const ShownStorePicture = z.strictObject({ id: z.uuid(), ...cutFields })
export type ShownStorePicture = z.output<typeof ShownStorePicture>

export const StoreUpload = z.object({
  id: z.uuid(),
  /** Address of the whole picture without size; whoever knows it sees the picture. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
})
export type StoreUpload = z.output<typeof StoreUpload>

const Version = z.int().check(z.minimum(0), z.maximum(1_000_000))
const Shown = z.nullable(ShownStorePicture)

export const read = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/store/pictures',
  access: 'supplier',
  right: 'store',
  summary: 'Logo and cover of the store with their uploads, and the store as buyers see it in both languages',
  input: NoInput,
  output: z.object({
    version: Version,
    logo: Shown,
    cover: Shown,
    /** Of those that are shown. */
    uploads: z.array(StoreUpload),
    /** For a preview, in set-up as well. */
    store: z.object({ de: Store, en: Store }),
  }),
})
export const add = endpoint({
  method: 'POST',
  path: '/api/v1/supplier/store/pictures',
  access: 'supplier',
  right: 'store',
  repeat: 'keyed',
  status: 201,
  summary:
    'Uploads a picture for the logo or the cover; it is shown once the pictures are saved with it. 422 FILE_REFUSED',
  input: z.strictObject({ kind: z.enum(storePictureKinds), file: UploadFile }),
  output: StoreUpload,
})
export const change = endpoint({
  method: 'PUT',
  path: '/api/v1/supplier/store/pictures',
  access: 'supplier',
  right: 'store',
  repeat: 'same-effect',
  summary:
    'Says which uploads are the logo and the cover, and how they are cut; null for none, and what is shown no more is deleted. 409 DRAFT_CHANGED for who has seen another version',
  input: z.strictObject({ version: Version, logo: Shown, cover: Shown }),
  output: z.object({ version: Version }),
})
