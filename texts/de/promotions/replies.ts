import type { promotionsReplies as en } from '../../en/promotions/replies.ts'

export const promotionsReplies: typeof en = {
  promotedProducts: 'Aus allen Bereichen',
  file: {
    name: 'Gutscheine',
    head: [
      'Gutschein',
      'Zahl der Codes',
      'Zieht ab',
      'Store',
      'Für',
      'Ab Nettowert',
      'Nutzungen je Code',
      'Nutzungen je Kunde',
      'Benutzt',
      'Bestellungen',
      'Nettowert',
      'Abgezogen',
      'Wer es trägt',
      'Gültig ab',
      'Gültig bis',
      'Stand',
    ],
    bearers: { STORE: 'Store', MARKETPLACE: 'Marktplatz' },
    audiences: { ALL: 'alle', FIRST_ORDER: 'erste Bestellung' },
    named: (count) => (count === 1 ? '1 Firma' : `${count} Firmen`),
    states: { DRAFT: 'Entwurf', PLANNED: 'Geplant', LIVE: 'Live', USED_UP: 'Aufgebraucht', OVER: 'Vorbei' },
  },
}
