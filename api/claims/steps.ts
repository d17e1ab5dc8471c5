import type { ClaimAction, ClaimStatus } from '../../contract/claims/claim-words.ts'

/** Who acts. TRESEN is the marketplace: an operator, or time that has passed. */
export type ClaimActor = 'BUYER' | 'STORE' | 'TRESEN'

/** What must be true of a claim beside its status. */
type Condition = 'STORES_TURN' | 'NOTHING_GRANTED' | 'PIECES_TO_SEND'

/**
 * Where a step leads by what is left: JUDGED to ANSWERED where pieces were refused, else on as SETTLED, which is REPLACING while
 * pieces are to be sent and CLOSED then; BACK to whose question it was; SENT from REPLACING to CLOSED.
 */
type Target = ClaimStatus | 'JUDGED' | 'SETTLED' | 'BACK' | 'SENT' | 'SAME'

export type ClaimStep = {
  action: ClaimAction | 'CLOSE' | 'EXTEND'
  from: ClaimStatus[]
  by: ClaimActor[]
  to: Target
  when?: Condition
  /** The other side reads why. */
  needsWords?: true
  /** Who is notified by mail. */
  mail: ('BUYER' | 'STORE')[]
}

const toBeSent: ClaimStatus[] = ['REPLACING', 'ANSWERED', 'CONTESTED']

/** The life of a claim once it is open: state × action × who. What is not in here cannot happen. */
export const claimSteps: ClaimStep[] = [
  { action: 'WITHDRAW', from: ['OPEN', 'QUESTIONED'], by: ['BUYER'], to: 'WITHDRAWN', when: 'NOTHING_GRANTED', mail: ['STORE'] }, // prettier-ignore
  { action: 'REPLY', from: ['QUESTIONED'], by: ['BUYER'], to: 'BACK', needsWords: true, mail: ['STORE'] },
  { action: 'ACCEPT', from: ['ANSWERED'], by: ['BUYER'], to: 'SETTLED', mail: ['STORE'] },
  { action: 'CONTEST', from: ['ANSWERED'], by: ['BUYER'], to: 'CONTESTED', needsWords: true, mail: ['STORE'] },
  { action: 'ASK', from: ['OPEN'], by: ['STORE'], to: 'QUESTIONED', needsWords: true, mail: ['BUYER'] },
  { action: 'ASK', from: ['OPEN', 'CONTESTED'], by: ['TRESEN'], to: 'QUESTIONED', needsWords: true, mail: ['BUYER'] },
  { action: 'ANSWER', from: ['OPEN', 'QUESTIONED'], by: ['STORE'], to: 'JUDGED', when: 'STORES_TURN', mail: ['BUYER'] },
  // What an operator decides is final.
  { action: 'ANSWER', from: ['OPEN', 'QUESTIONED', 'CONTESTED'], by: ['TRESEN'], to: 'SETTLED', mail: ['BUYER', 'STORE'] }, // prettier-ignore
  { action: 'SHIP', from: toBeSent, by: ['STORE'], to: 'SENT', when: 'PIECES_TO_SEND', mail: ['BUYER'] },
  { action: 'REFUND_INSTEAD', from: toBeSent, by: ['STORE', 'TRESEN'], to: 'SENT', when: 'PIECES_TO_SEND', mail: ['BUYER'] }, // prettier-ignore
  { action: 'EXTEND', from: ['REPLACING'], by: ['TRESEN'], to: 'SAME', needsWords: true, mail: ['BUYER', 'STORE'] },
  { action: 'CLOSE', from: ['ANSWERED', 'QUESTIONED'], by: ['TRESEN'], to: 'SETTLED', mail: ['BUYER'] },
]

export type ClaimLineState = {
  quantity: number
  refundedQuantity: number
  replacedQuantity: number
  resentQuantity: number
}
/** What the rules look at. */
export type ClaimState = { status: ClaimStatus; questionedBy: 'STORE' | 'TRESEN' | null; lines: ClaimLineState[] }

/** Pieces of a line that nobody has granted yet, and those that are still to be sent. */
export const openOf = ({ quantity, refundedQuantity, replacedQuantity }: ClaimLineState) =>
  quantity - refundedQuantity - replacedQuantity
export const toSendOf = ({ replacedQuantity, resentQuantity }: ClaimLineState) => replacedQuantity - resentQuantity

/** The step that this action is for this actor now; undefined where it is none. */
export const stepFor = (state: ClaimState, action: ClaimStep['action'], actor: ClaimActor) =>
  claimSteps.find((step) => step.action === action && isPossible(step, state, actor))

/** What this actor may do now, in the order of the life. */
export const allowedClaimActions = (state: ClaimState, actor: ClaimActor): ClaimAction[] =>
  claimSteps
    .filter((step) => isPossible(step, state, actor))
    .map(({ action }) => action)
    .filter((action) => action !== 'CLOSE' && action !== 'EXTEND')

/** The status after a step, by the lines as it leaves them. */
export function statusAfter(
  { to }: ClaimStep,
  { status, questionedBy }: ClaimState,
  lines: ClaimLineState[],
): ClaimStatus {
  const isSent = lines.every((line) => toSendOf(line) === 0)
  const settled = isSent ? 'CLOSED' : 'REPLACING'
  if (to === 'JUDGED') return lines.some((line) => openOf(line) > 0) ? 'ANSWERED' : settled
  if (to === 'SETTLED') return settled
  if (to === 'BACK') return questionedBy === 'TRESEN' ? 'CONTESTED' : 'OPEN'
  if (to === 'SENT') return status === 'REPLACING' ? settled : status
  return to === 'SAME' ? status : to
}

const isPossible = ({ from, by, when }: ClaimStep, state: ClaimState, actor: ClaimActor) =>
  from.includes(state.status) && by.includes(actor) && (!when || conditions[when](state))

const conditions: Record<Condition, (state: ClaimState) => boolean> = {
  STORES_TURN: ({ questionedBy }) => questionedBy !== 'TRESEN',
  NOTHING_GRANTED: ({ lines }) => lines.every(({ refundedQuantity, replacedQuantity }) => refundedQuantity + replacedQuantity === 0), // prettier-ignore
  PIECES_TO_SEND: ({ lines }) => lines.some((line) => toSendOf(line) > 0),
}
