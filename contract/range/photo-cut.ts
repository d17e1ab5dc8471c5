import { wholeCut } from '../pictures/picture-cut.ts'
import type { Photo } from './content.ts'

/** A product's picture as it is shown when it was just uploaded. */
export const newPhoto = (id: string): Photo => ({ id, ...wholeCut, altDe: '', altEn: '' })

/** Of both edges, in pixels: so large is the largest that a page shows, nearly. */
export const leastEdge = 1000
