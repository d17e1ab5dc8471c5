import { numberFormat } from '../../contract/platform/formats.ts'
import type * as en from '../en/pieces.ts'

const number = numberFormat('de-DE')

export const pieces: typeof en.pieces = (count, isPack) =>
  `${number.format(count)} ${isPack ? (count === 1 ? 'Packung' : 'Packungen') : 'Stück'}`

export const perPiece: typeof en.perPiece = (isPack) => (isPack ? 'je Packung' : 'je Stück')

export const unitOf: typeof en.unitOf = (isPack) => (isPack ? 'Packungen' : 'Stück')

export const unitLabel: typeof en.unitLabel = unitOf
