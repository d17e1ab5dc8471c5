import type { changeSetsReplies as en } from '../../en/change-sets/replies.ts'

export const changeSetsReplies: typeof en = {
  stockChanged: (counted) =>
    `Inzwischen ging ein Paket hinaus oder kam etwas zurück; jetzt liegen dort ${counted} Stück. Bitte zähle noch einmal.`,
  unknownProduct: 'Diesen Artikel gibt es bei dir nicht.',
  dayPassed: 'Dieser Tag ist schon vorbei.',
  dayTooFar: 'Höchstens zwei Jahre im Voraus.',
}
