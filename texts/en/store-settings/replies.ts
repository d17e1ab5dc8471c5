/** What is wrong with what a store has set. */
export const storeSettingsReplies = {
  leadOrder: 'The longest time cannot be shorter than the shortest.',
  pauseOrder: 'The end has to lie after the beginning.',
  pauseOver: 'This moment is past. Choose a later one, or leave it empty.',
  taxMissing: 'Give the VAT id or the tax number: one of the two has to stand on invoices.',
  establishmentTwice: 'Name each state only once.',
  lucidMissing: 'Give the number of the registration, too.',
  gpsrMissing: 'Name, address and email belong together: please give all three, or none.',
  gpsrEmail: 'Please give an email address or the address of a web page.',
}
