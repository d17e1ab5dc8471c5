import type * as en from '../en/connection.ts'

export const connection: typeof en.connection = {
  offline: 'Keine Verbindung. Was auf dieser Seite steht, bleibt.',
  offlineBuyer: 'Keine Verbindung. Änderungen am Warenkorb werden nachgetragen.',
  sent: 'Die Verbindung ist wieder da, der Warenkorb ist nachgetragen.',
  refused: (names) => `Die Verbindung ist wieder da. Nicht in den Warenkorb ging: ${names.join(', ')}`,
}
