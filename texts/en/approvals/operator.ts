/** The queue of decisions in the operators' workplace. */
export const approvals = {
  failed: 'What waits could not be loaded',
  none: 'Nothing waits for a decision.',
  kinds: 'Kinds',
  all: 'All',
  age: (ms: number) =>
    ms < 3_600_000
      ? `${Math.max(Math.floor(ms / 60_000), 0)} min`
      : ms < 86_400_000
        ? `${Math.floor(ms / 3_600_000)} h`
        : `${Math.floor(ms / 86_400_000)} d`,
  overdue: 'overdue',
  inquired: 'asked',
  evidence: 'Evidence',
  open: 'needs a look',
  see: 'See the thing itself',
  openFor: (names: string) => `Open for ${names} as well right now`,
  wrote: (by: string, at: string) => `${by}, ${at}:`,
  toTicket: (number: string) => `Ticket ${number}`,
  snippets: { APPROVE: 'Block, because', ASK: 'Ask because of', REJECT: 'Reject because of' },
  readsIn: { de: 'The other side reads German.', en: 'The other side reads English.' },
  sendByKeys: {
    APPROVE: 'Ctrl and Enter block what was reported.',
    ASK: 'Ctrl Enter asks.',
    REJECT: 'Ctrl Enter rejects.',
  },
  wordless: {
    APPROVE: 'Please write why it is blocked; whom it concerns and who reported it read it.',
    ASK: 'Please write what you want to know; the other side reads it.',
    REJECT: 'Please write why; the other side reads it.',
  },
  keys: 'A approves, R asks, Shift R rejects, U undoes',
  claimHint:
    'Approving pays back all that is open; rejecting refuses it, and gives a replacement more time. By pieces you decide in the claim itself.',
  message: 'Message to the other side',
  messageHint: 'Needed for a question or a rejection; it goes out by mail.',
  reportHint: {
    PRODUCT_REPORT:
      'Needed for either; it goes out by mail: blocked to the store and whoever reported it, dismissed to the latter alone.',
    DESIGN_REPORT:
      'Needed for either; it goes out by mail: blocked to the buyer and the store, dismissed to the store alone. Name the rule that the design breaks.',
  },
  dismiss: 'Dismiss the report',
  block: { PRODUCT_REPORT: 'Block the product', DESIGN_REPORT: 'Block the design' },
  reportKeys: 'A blocks what was reported, Shift R dismisses the report, U takes it back',
  approve: 'Approve',
  ask: 'Ask',
  reject: 'Reject',
  undo: 'Undo',
  decided: { APPROVE: 'Approved', ASK: 'Asked', REJECT: 'Rejected' },
  reportDecided: { APPROVE: 'Blocked', REJECT: 'Dismissed' },
  takesEffect: (by: string) => `${by}, takes effect in a few seconds`,
  settledElsewhere: 'Settled without a decision here',
  next: 'On to the next one',
  back: 'Back to the list',
  choose: 'Choose something on the left.',
}
