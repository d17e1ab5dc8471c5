import { createHash } from 'node:crypto'
import type { Placement, Technique } from '../../../contract/designs/designs.ts'
import type { PictureRecipe } from '../../platform/pictures/picture-recipe.ts'
import type { StoredName } from '../../platform/retention/store-files.ts'

/** Everything a preview is made from. Stored as it was, so that a proof shows the same for ever. */
export type Sheet = {
  recipe: PictureRecipe
  technique: Technique
  colors: string[]
  placement: Placement
  text: string
  textPlacement: Placement
  font: string
  /** Name of the stored file that is printed; null for text alone. */
  file: string | null
}

export type SheetFile = { kind: 'LOGO' | 'ARTWORK'; token: string; format: string }

/** Name under which an uploaded file is stored. */
export const fileName = ({ token, format }: Pick<SheetFile, 'token' | 'format'>): StoredName =>
  `designs/${token}.${format}`

type Drawn = Omit<Sheet, 'recipe' | 'file'>

/** `files` oldest first: the newest logo is printed, or the newest file where there is none. */
export function sheetOf(design: Drawn, recipe: PictureRecipe, files: SheetFile[]): Sheet {
  const { technique, colors, placement, text, textPlacement, font } = design
  const file = files.findLast(({ kind }) => kind === 'LOGO') ?? files.at(-1)
  return { recipe, technique, colors, placement, text, textPlacement, font, file: file ? fileName(file) : null }
}

/** The same for the same sheet of a design, and not to be worked out by who does not know its secret. */
export const sheetToken = (secret: string, sheet: Sheet): string =>
  createHash('sha256')
    .update(`${secret} ${JSON.stringify(sheet)}`)
    .digest('hex')
    .slice(0, 40)
