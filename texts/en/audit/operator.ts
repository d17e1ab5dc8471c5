/** What the operators' page of the audit says. */
export const operatorAudit = {
  failed: 'The audit could not be loaded',
  search: 'E-mail, id, or how an action begins',
  lead: 'What was done in the name of the marketplace. Nobody can change it.',
  views: { ALL: 'All', DONE: 'Done', REFUSED: 'Refused', ATTEMPTED: 'Under way', UNKNOWN: 'End unknown' },
  columns: { when: 'When', who: 'Who', action: 'What', target: 'About', state: 'State', reason: 'Reason' },
  values: (count: number) => (count === 1 ? '1 value' : `${count} values`),
  erased: 'erased',
  inPlaceOf: (email: string) => `concerns ${email}`,
  unknownHint: 'It began more than an hour ago, and nobody wrote how it ended.',
}
