export const references: typeof import('../../en/checkout/references.ts').references = {
  PURCHASE_ORDER_MISSING: 'Deine Firma verlangt eine eigene Bestellnummer',
  PURCHASE_ORDER_INVALID: (example) => `Deine Firma verlangt eine Nummer wie ${example}`,
  COST_CENTRE_MISSING: 'Bitte wähle eine Kostenstelle, auf die du bestellen darfst',
  noCostCentre: 'Dir ist keine Kostenstelle freigegeben, die in Gebrauch ist. Wer Inhaber ist, kann das ändern',
}
