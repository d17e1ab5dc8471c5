import type { ProductDesign } from '../../contract/designs/designs.ts'

const fields = [
  'title',
  'productSkuId',
  'quantity',
  'technique',
  'colors',
  'placement',
  'text',
  'textPlacement',
  'font',
  'description',
] as const

/** What a buyer edits in a design; files are changed by calls of their own. */
export type Content = Pick<ProductDesign, (typeof fields)[number]>
export type MarkName = 'logo' | 'text'

export const contentOf = (design: ProductDesign): Content =>
  Object.fromEntries(fields.map((field) => [field, design[field]])) as unknown as Content

export const isSame = (a: Content, b: Content) => JSON.stringify(contentIn(a)) === JSON.stringify(contentIn(b))

export const placementOf = (
  { placement, textPlacement }: Pick<Content, 'placement' | 'textPlacement'>,
  mark: MarkName,
) => (mark === 'logo' ? placement : textPlacement)

/** The picture that is printed: the newest logo, or the newest file where there is none. */
export const printedFile = (files: ProductDesign['files']) =>
  files.findLast(({ kind }) => kind === 'LOGO') ?? files.at(-1)

const contentIn = (content: Content) => fields.map((field) => content[field])
