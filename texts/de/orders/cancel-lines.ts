import { numberFormat } from '../../../contract/platform/formats.ts'
import type { cancelLines as en } from '../../en/orders/cancel-lines.ts'

const number = numberFormat('de-DE')

export const cancelLines: typeof en = {
  title: 'Stücke stornieren',
  lead: 'Was du hier einstellst, kommt nicht mehr; der Rest bleibt offen. Der Kunde bekommt eine Mail mit dem Grund.',
  pieces: (name) => `Stornieren von ${name}`,
  cancelled: (count) => `${number.format(count)} storniert`,
  staysOpen: (count) => (count === 1 ? '1 bleibt offen' : `${number.format(count)} bleiben offen`),
  cause: 'Grund',
  causeChoice: 'Bitte wählen',
  causes: {
    OUT_OF_STOCK: 'Nicht auf Lager',
    DISCONTINUED: 'Nicht mehr im Sortiment',
    DAMAGED: 'Beschädigt oder verdorben',
    NOT_TO_ADDRESS: 'Wird nicht an diese Adresse geliefert',
    OTHER: 'Anderer Grund',
  },
  causeMissing: 'Bitte wähle einen Grund; der Kunde liest ihn.',
  words: 'In eigenen Worten',
  wordsHint: 'Der Kunde liest es unter dem Grund.',
  wordsMissing: 'Bitte sag in eigenen Worten, warum; der Kunde liest es.',
  sum: 'Der Kunde zahlt weniger',
  nothing: 'Stell ein, wie viele Stücke entfallen.',
  all: 'Danach ist nichts mehr offen: Dieser Teil der Bestellung endet.',
  confirm: 'Stücke stornieren',
}
