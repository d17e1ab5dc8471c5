import type { menuNames as English } from '../../en/menu/names.ts'

/** What a menu calls allergens and additives. */
export const menuNames: typeof English = {
  allergens: {
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
  },
  additiveNames: {
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
  },
}
