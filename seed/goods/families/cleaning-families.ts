import type { Family } from '../family.ts'

export const cleaningFamilies: Family[] = []
