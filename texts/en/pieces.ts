import { numberFormat } from '../../contract/platform/formats.ts'

const number = numberFormat('en-GB')

/** How many of goods, wherever a quantity is named: what is sold in packs of several pieces is counted in packs. */
export const pieces = (count: number, isPack?: boolean): string =>
  `${number.format(count)} ${isPack ? (count === 1 ? 'pack' : 'packs') : count === 1 ? 'piece' : 'pieces'}`

export const perPiece = (isPack?: boolean): string => (isPack ? 'per pack' : 'per piece')

/** The unit alone, beside a field or a number. */
export const unitOf = (isPack?: boolean): string => (isPack ? 'packs' : 'pieces')

export const unitLabel = (isPack?: boolean): string => (isPack ? 'Packs' : 'Pieces')
