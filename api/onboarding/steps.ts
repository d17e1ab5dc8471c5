import {
  FIRST_GOODS,
  setUpSteps,
  type SetUpState,
  type SetUpStep,
  type SetUpStepKind,
} from '../../contract/onboarding/onboarding.ts'
import { paperKinds } from '../../contract/papers/papers.ts'
import { missingOfSeller } from '../../contract/trade/seller.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { isNeeded, stateOf, type PaperFacts } from '../papers/rule.ts'
import type { SetUpRow } from './queries.ts'

type Known = { row: SetUpRow; papers: PaperFacts; language: Language }

/** How each step stands, as the data says: nothing is ticked off by hand. */
export const stepsOf = (known: Known): SetUpStep[] =>
  setUpSteps.map((kind) => ({ kind, isRequired: kind !== 'TEAM', ...rules[kind](known) }))

export const stateOfSetUp = ({ state, isInSetUp }: Pick<SetUpRow, 'state' | 'isInSetUp'>): SetUpState =>
  isInSetUp ? (state ?? 'PREPARING') : 'OPENED'

/** What is left to do before the store can be sent. */
export const openSteps = (steps: SetUpStep[]) => steps.filter(({ isRequired, state }) => isRequired && state === 'OPEN')

export const canSubmit = (state: SetUpState, steps: SetUpStep[]) =>
  state !== 'SUBMITTED' && state !== 'OPENED' && openSteps(steps).length === 0

type Stands = Pick<SetUpStep, 'state' | 'missing'>
const done: Stands = { state: 'DONE', missing: [] }
const inCheck: Stands = { state: 'IN_CHECK', missing: [] }
const open = (missing: string[]): Stands => ({ state: 'OPEN', missing })
const openOrDone = (missing: string[]) => (missing.length > 0 ? open(missing) : done)

const rules: Record<SetUpStepKind, (known: Known) => Stands> = {
  COMPANY({ row, language }) {
    const gap = missingOfSeller(row.legal)
    return openOrDone(gap ? [texts(language).onboarding.seller[gap]] : [])
  },
  PAPERS({ papers, language }) {
    const needed = paperKinds.filter((kind) => isNeeded(kind, papers))
    const states = needed.map((kind) => ({ kind, state: stateOf(kind, papers) }))
    const missing = states.filter(({ state }) => state === 'MISSING' || state === 'REFUSED' || state === 'EXPIRED')
    if (missing.length > 0) return open(missing.map(({ kind }) => texts(language).papers.names[kind]))
    return states.some(({ state }) => state === 'SENT') ? inCheck : done
  },
  SECOND_FACTOR: ({ row, language }) =>
    openOrDone(row.hasSecondFactor ? [] : [texts(language).onboarding.secondFactor]),
  BANK({ row: { bank }, language }) {
    const t = texts(language).onboarding
    if (bank === null || bank === 'REFUSED') return open([bank ? t.bankRefused : t.bank])
    return bank === 'WAITING' ? inCheck : done
  },
  DELIVERY({ row: { hasTerms, hasCalendar }, language }) {
    const t = texts(language).onboarding
    return openOrDone([...(hasTerms ? [] : [t.terms]), ...(hasCalendar ? [] : [t.calendar])])
  },
  PROFILE({ row: { profile }, language }) {
    const t = texts(language).onboarding.profile
    const names = Object.keys(t) as (keyof typeof profile)[]
    return openOrDone(names.filter((name) => profile[name].trim() === '').map((name) => t[name]))
  },
  GOODS({ row: { handedIn, approved }, language }) {
    if (handedIn < FIRST_GOODS) return open([texts(language).onboarding.goods(handedIn, FIRST_GOODS)])
    return approved < FIRST_GOODS ? inCheck : done
  },
  // Accepted with the application; stores from before it have an agreement on paper.
  TERMS: () => done,
  TEAM: ({ row, language }) => openOrDone(row.members > 1 ? [] : [texts(language).onboarding.alone]),
}
