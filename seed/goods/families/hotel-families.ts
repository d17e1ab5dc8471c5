import type { Family } from '../family.ts'

export const hotelFamilies: Family[] = []
