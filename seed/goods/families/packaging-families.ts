import type { Family } from '../family.ts'

export const packagingFamilies: Family[] = []
