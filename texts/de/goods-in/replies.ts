import type { goodsInReplies as English } from '../../en/goods-in/replies.ts'
import { pieces, unitOf } from '../pieces.ts'

export const goodsInReplies: typeof English = {
  states: {
    GOOD: 'In Ordnung',
    DAMAGED: 'Beschädigt',
    MISSING: 'Fehlt',
    WRONG: 'Falsche Ware',
    EXPIRED: 'Abgelaufen',
    WARM: 'Zu warm',
  },
  notInShipment: (skuId) => `${skuId} gehört nicht zu dieser Sendung.`,
  lineMissing: (name) => `${name} ist noch nicht geprüft.`,
  lineTwice: (name) => `${name} steht zweimal da.`,
  fewerThanSent: (name, isPack) =>
    `Von ${name} kamen weniger ${unitOf(isPack)}, als verschickt wurden: Wähle „Fehlt“ oder berichtige die Zahl.`,
  nothingMissing: (name) => `Von ${name} fehlt nichts: Berichtige die Zahl oder wähle einen anderen Zustand.`,
  badPieces: (name, came, isPack) => `Wie viele der ${pieces(came, isPack)} von ${name} sind betroffen?`,
  temperatureMissing: (name) => `Bitte miss die Temperatur von ${name}.`,
  tooWarm: (name, degrees) => `${name} liegt über ${degrees} °C: Wähle „Zu warm“ oder miss noch einmal.`,
  reasonMissing: 'Bitte sag, warum der Nachweis berichtigt wird.',
  periodTooLong: (most) => `In dieser Zeit sind es mehr als ${most} Prüfungen. Bitte wähle eine kürzere.`,
}
