import type { Family } from '../family.ts'

export const furnitureFamilies: Family[] = []
