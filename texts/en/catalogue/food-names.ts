import type { allergenCodes } from '../../../contract/platform/allergens.ts'
import type { Additive } from '../../../contract/range/content.ts'

/** What allergens (VO (EU) 1169/2011, Annex II) are called wherever they are named. */
export const allergenNames: Record<(typeof allergenCodes)[number], string> = {
  GLUTEN: 'Cereals containing gluten',
  CRUSTACEANS: 'Crustaceans',
  EGGS: 'Eggs',
  FISH: 'Fish',
  PEANUTS: 'Peanuts',
  SOYBEANS: 'Soybeans',
  MILK: 'Milk',
  NUTS: 'Nuts',
  CELERY: 'Celery',
  MUSTARD: 'Mustard',
  SESAME: 'Sesame',
  SULPHITES: 'Sulphur dioxide and sulphites',
  LUPIN: 'Lupin',
  MOLLUSCS: 'Molluscs',
}

/** What is said of additives (LMZDV § 5). */
export const additiveNames: Record<Additive, string> = {
  COLOURANT: 'with colouring',
  PRESERVATIVE: 'with preservative',
  ANTIOXIDANT: 'with antioxidant',
  FLAVOUR_ENHANCER: 'with flavour enhancer',
  SULPHURED: 'sulphured',
  BLACKENED: 'blackened',
  WAXED: 'waxed',
  PHOSPHATE: 'with phosphate',
  SWEETENER: 'with sweetener',
  PHENYLALANINE: 'contains a source of phenylalanine',
  CAFFEINE: 'contains caffeine',
  QUININE: 'contains quinine',
}
