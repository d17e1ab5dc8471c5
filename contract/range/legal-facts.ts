import type { Content, Field } from './content.ts'
import type { FactName, FactState } from '../trade/fact-names.ts'

/** What is said of goods, and whether their category is food. */
export type Subject = { content: Content; isFood: boolean }

/** Until this day stores add what goods lack that were on sale before facts were asked for (decision 189). */
export const FACTS_DUE_ON = '2027-03-01'

type Kind = 'FOOD' | 'ALCOHOLIC' | 'DETERGENT' | 'COSMETIC' | 'ELECTRICAL' | 'TEXTILE'

/** Leaves of the category tree that are goods of a kind; food is marked by its category. */
const leaves: Record<Exclude<Kind, 'FOOD'>, readonly string[]> = {
  ALCOHOLIC: ['bier', 'wein', 'sekt-schaumwein', 'spirituosen'],
  DETERGENT: ['reiniger', 'spuelen'],
  COSMETIC: ['hotelkosmetik', 'handhygiene'],
  ELECTRICAL: ['leuchten'],
  TEXTILE: ['bettwaren', 'handtuecher', 'servietten-tischwaesche'],
}

const ALCOHOL = 'alcohol'

export type LegalFact = {
  name: FactName
  /** What asks for it. */
  law: string
  kinds: readonly [Kind, ...Kind[]]
  /** Where one goes to state it. */
  field: Field
  /** Whether there are such goods that need none, so that a store can say so. */
  mayBeInapplicable: boolean
  isGiven: (content: Content) => boolean
}

/** What has to be stated of goods of a kind before they are sold: one table. */
export const legalFacts: readonly LegalFact[] = [
  {
    name: 'LEGAL_NAME',
    law: 'VO (EU) 1169/2011 Art. 9 (1) a, 17',
    kinds: ['FOOD'],
    field: 'legalName',
    mayBeInapplicable: false,
    isGiven: ({ legalName }) => legalName.trim() !== '',
  },
  {
    name: 'INGREDIENTS',
    law: 'VO (EU) 1169/2011 Art. 9 (1) b, 16 (4), 18, 19',
    kinds: ['FOOD'],
    field: 'ingredients',
    mayBeInapplicable: true,
    isGiven: ({ ingredients }) => ingredients.trim() !== '',
  },
  {
    name: 'ALLERGENS',
    law: 'VO (EU) 1169/2011 Art. 9 (1) c, 21',
    kinds: ['FOOD'],
    field: 'allergens',
    // 'None' is a statement, and has to be made.
    mayBeInapplicable: false,
    isGiven: ({ allergens: { contained, traces, absent } }) => contained.length + traces.length + absent.length > 0,
  },
  {
    name: 'ADDITIVES',
    law: 'LMZDV § 5',
    kinds: ['FOOD'],
    field: 'additives',
    mayBeInapplicable: true,
    isGiven: ({ additives }) => additives.length > 0,
  },
  {
    name: 'NUTRITION',
    law: 'VO (EU) 1169/2011 Art. 9 (1) l, 16 (3), 30',
    kinds: ['FOOD'],
    field: 'nutrition',
    mayBeInapplicable: true,
    isGiven: ({ nutrition: { energyKj: _, ...grams } }) => Object.values(grams).every((value) => value !== null),
  },
  {
    name: 'ALCOHOL',
    law: 'VO (EU) 1169/2011 Art. 9 (1) k, 28',
    kinds: ['ALCOHOLIC'],
    field: 'attributes',
    mayBeInapplicable: true,
    isGiven: ({ attributes }) => attributes.some(({ key, de }) => key === ALCOHOL && de.value.trim() !== ''),
  },
  {
    name: 'STORAGE',
    law: 'VO (EU) 1169/2011 Art. 9 (1) g, 25',
    kinds: ['FOOD'],
    field: 'storage',
    mayBeInapplicable: true,
    isGiven: ({ storage }) => storage.trim() !== '',
  },
  {
    name: 'ORIGIN',
    law: 'VO (EU) 1169/2011 Art. 9 (1) i, 26',
    kinds: ['FOOD'],
    field: 'origin',
    mayBeInapplicable: true,
    isGiven: ({ origin }) => origin.trim() !== '',
  },
  {
    name: 'INSTRUCTIONS',
    law: 'VO (EU) 1169/2011 Art. 9 (1) j, 27',
    kinds: ['FOOD'],
    field: 'instructions',
    mayBeInapplicable: true,
    isGiven: ({ instructions }) => instructions.trim() !== '',
  },
  {
    name: 'FIBRES',
    law: 'VO (EU) 1007/2011 Art. 16',
    kinds: ['TEXTILE'],
    field: 'fibres',
    mayBeInapplicable: true,
    isGiven: ({ fibres }) => fibres.trim() !== '',
  },
  {
    name: 'WEEE',
    law: 'ElektroG § 6 (3)',
    kinds: ['ELECTRICAL'],
    field: 'weeeNumber',
    mayBeInapplicable: true,
    isGiven: ({ weeeNumber }) => weeeNumber.trim() !== '',
  },
  {
    name: 'WARNINGS',
    law: 'VO (EU) 2023/988 Art. 19 d; VO (EG) 1272/2008 Art. 48',
    kinds: ['DETERGENT', 'COSMETIC', 'ELECTRICAL'],
    field: 'warningsDe',
    mayBeInapplicable: true,
    isGiven: ({ warningsDe }) => warningsDe.trim() !== '',
  },
]

/** Whether the law asks for an attribute in a category, so that it must not leave it. */
export const isNamedByLaw = (category: string, key: string) => key === ALCOHOL && leaves.ALCOHOLIC.includes(category)

const isOfKind = (kind: Kind, { content, isFood }: Subject) =>
  kind === 'FOOD' ? isFood : leaves[kind].includes(content.category)

/** Whether the law asks for it of these goods. */
export const isOwed = ({ kinds }: LegalFact, subject: Subject) => kinds.some((kind) => isOfKind(kind, subject))

export function factStateOf({ name, mayBeInapplicable, isGiven }: LegalFact, content: Content): FactState {
  if (isGiven(content)) return 'GIVEN'
  return mayBeInapplicable && content.inapplicable.includes(name) ? 'INAPPLICABLE' : 'MISSING'
}

/** What the law asks for and nobody has said. */
export const missingFacts = (subject: Subject): LegalFact[] =>
  legalFacts.filter((fact) => isOwed(fact, subject) && factStateOf(fact, subject.content) === 'MISSING')

/** What goods on sale would lack from now on and do not lack yet; a move to another category asks for all of it. */
export function newlyMissing(subject: Subject, live: Content): LegalFact[] {
  const isMoved = live.category !== subject.content.category
  const before = isMoved ? [] : missingFacts({ ...subject, content: live })
  return missingFacts(subject).filter(({ name }) => !before.some((fact) => fact.name === name))
}
