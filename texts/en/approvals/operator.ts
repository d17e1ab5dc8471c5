/** The queue of decisions in the operators' workplace. */
export const approvals = {
  failed: 'What waits could not be loaded',
  none: 'Nothing waits for a decision.',
  kinds: 'Kinds',
  all: 'All',
  overdue: 'overdue',
  inquired: 'asked',
  evidence: 'Evidence',
  open: 'needs a look',
  see: 'See the thing itself',
  claimHint:
    'Approving pays back all that is open; rejecting refuses it, and gives a replacement more time. By pieces you decide in the claim itself.',
  message: 'Message to the other side',
  messageHint: 'Needed for a question or a rejection; it goes out by mail.',
  approve: 'Approve',
  ask: 'Ask',
  reject: 'Reject',
  undo: 'Undo',
  decided: { APPROVE: 'Approved', ASK: 'Asked', REJECT: 'Rejected' },
  takesEffect: (by: string) => `${by}, takes effect in a few seconds`,
  choose: 'Choose something on the left.',
}
