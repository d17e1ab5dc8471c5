/** What every mail says in its frame. */
export const mailFrame = {
  footer: 'Tresen, the wholesale marketplace for hotels, cafés, restaurants, shops and offices.',
}
