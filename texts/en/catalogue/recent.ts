/** The row of what was open before. */
export const recent = {
  title: 'Recently viewed',
  note: 'Stored on this device only.',
  clear: 'Clear the list',
}
