import type { buyerActions, DesignStatus, storeActions } from '../../contract/designs/designs.ts'

export type Side = 'BUYER' | 'STORE'
export type BuyerAction = (typeof buyerActions)[number]
export type StoreAction = (typeof storeActions)[number]

type Step = {
  from: DesignStatus[]
  /** Where it leads; null for what leaves the status as it is. */
  to: DesignStatus | null
  /** Whether there must be an offer that has not run out. */
  needsOffer?: true
}

const seenByStore: DesignStatus[] = ['SUBMITTED', 'PROOF_READY', 'CHANGES_REQUESTED', 'APPROVED', 'ORDERED', 'REJECTED']

/** Who may do what, and when (api.md section 9). The operator takes the store's steps. */
export const steps: { BUYER: Record<BuyerAction, Step>; STORE: Record<StoreAction, Step> } = {
  BUYER: {
    EDIT: { from: ['DRAFT', 'CHANGES_REQUESTED'], to: null },
    SUBMIT: { from: ['DRAFT', 'CHANGES_REQUESTED'], to: 'SUBMITTED' },
    APPROVE: { from: ['PROOF_READY'], to: 'APPROVED', needsOffer: true },
    // Also the way to a new offer when one has run out.
    REQUEST_CHANGES: { from: ['PROOF_READY', 'APPROVED'], to: 'CHANGES_REQUESTED' },
    CANCEL: { from: ['DRAFT', 'SUBMITTED', 'PROOF_READY', 'CHANGES_REQUESTED', 'APPROVED'], to: 'CANCELLED' },
    // Again too, as long as the offer stands.
    ADD_TO_CART: { from: ['APPROVED', 'ORDERED'], to: null, needsOffer: true },
    MESSAGE: { from: seenByStore, to: null },
  },
  STORE: {
    // Never in the place of a proof the buyer is looking at.
    SEND_PROOF: { from: ['SUBMITTED', 'CHANGES_REQUESTED'], to: 'PROOF_READY' },
    REJECT: { from: ['SUBMITTED', 'PROOF_READY', 'CHANGES_REQUESTED'], to: 'REJECTED' },
    MESSAGE: { from: seenByStore, to: null },
    REPORT: { from: [...seenByStore, 'CANCELLED'], to: null },
  },
}

/** In these the offer of the newest proof stands. */
export const withOffer: DesignStatus[] = ['PROOF_READY', 'APPROVED', 'ORDERED']

type State = { status: DesignStatus; offerUntil: Date | null; isBlocked: boolean; isReported: boolean }

export function allowed<S extends Side>(side: S, { status, offerUntil, isBlocked, isReported }: State, now: Date) {
  const isOpen = offerUntil !== null && offerUntil > now
  const all = Object.entries(steps[side]) as [keyof (typeof steps)[S], Step][]
  return all
    .filter(([, step]) => step.from.includes(status) && (!step.needsOffer || isOpen))
    .map(([action]) => action)
    .filter((action) => action !== 'REPORT' || !(isBlocked || isReported))
}
