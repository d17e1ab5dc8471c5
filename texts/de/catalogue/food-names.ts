import type {
  additiveNames as englishAdditives,
  allergenNames as englishAllergens,
} from '../../en/catalogue/food-names.ts'

export const allergenNames: typeof englishAllergens = {
  GLUTEN: 'Glutenhaltiges Getreide',
  CRUSTACEANS: 'Krebstiere',
  EGGS: 'Eier',
  FISH: 'Fisch',
  PEANUTS: 'Erdnüsse',
  SOYBEANS: 'Soja',
  MILK: 'Milch',
  NUTS: 'Schalenfrüchte',
  CELERY: 'Sellerie',
  MUSTARD: 'Senf',
  SESAME: 'Sesam',
  SULPHITES: 'Schwefeldioxid und Sulfite',
  LUPIN: 'Lupinen',
  MOLLUSCS: 'Weichtiere',
}

export const additiveNames: typeof englishAdditives = {
  COLOURANT: 'mit Farbstoff',
  PRESERVATIVE: 'mit Konservierungsstoff',
  ANTIOXIDANT: 'mit Antioxidationsmittel',
  FLAVOUR_ENHANCER: 'mit Geschmacksverstärker',
  SULPHURED: 'geschwefelt',
  BLACKENED: 'geschwärzt',
  WAXED: 'gewachst',
  PHOSPHATE: 'mit Phosphat',
  SWEETENER: 'mit Süßungsmittel',
  PHENYLALANINE: 'enthält eine Phenylalaninquelle',
  CAFFEINE: 'koffeinhaltig',
  QUININE: 'chininhaltig',
}
