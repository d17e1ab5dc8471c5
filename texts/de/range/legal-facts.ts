import { additiveNames } from '../catalogue/food-names.ts'
import type { legalFactTexts as en } from '../../en/range/legal-facts.ts'

export const legalFactTexts: typeof en = {
  labels: {
    LEGAL_NAME: 'Bezeichnung des Lebensmittels',
    INGREDIENTS: 'Zutaten',
    ALLERGENS: 'Allergene',
    ADDITIVES: 'Zusatzstoffe',
    NUTRITION: 'Nährwerte',
    ALCOHOL: 'Alkoholgehalt',
    STORAGE: 'Lagerung',
    ORIGIN: 'Herkunft',
    INSTRUCTIONS: 'Gebrauchsanleitung',
    FIBRES: 'Textilfasern',
    WEEE: 'WEEE-Nummer',
    WARNINGS: 'Warnhinweise',
  },
  additives: additiveNames,
  inapplicable: 'Laut Lieferant nicht nötig',
  missing: 'Vom Lieferanten nicht angegeben',
}
