import type { Family } from '../family.ts'

export const kitchenFamilies: Family[] = []
