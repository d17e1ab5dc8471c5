/** Facts about goods that the law asks for (german-trade.md § 9.1); which goods and which law: contract/range/legal-facts.ts. */
export const factNames = [
  'LEGAL_NAME',
  'INGREDIENTS',
  'ALLERGENS',
  'ADDITIVES',
  'NUTRITION',
  'ALCOHOL',
  'STORAGE',
  'ORIGIN',
  'INSTRUCTIONS',
  'FIBRES',
  'WEEE',
  'WARNINGS',
] as const
export type FactName = (typeof factNames)[number]

/** GIVEN: stated; INAPPLICABLE: the store says that these goods need none; MISSING: nothing is said. */
export const factStates = ['GIVEN', 'INAPPLICABLE', 'MISSING'] as const
export type FactState = (typeof factStates)[number]
