import type { paperReplies as en } from '../../en/papers/replies.ts'
import { paperNames } from './names.ts'

export const paperReplies: typeof en = {
  names: paperNames,
  refusals: {
    valueMissing: 'Bitte gib die Nummer an oder sag, was der Nachweis ist.',
    patterns: {
      ORGANIC: 'Sie beginnt mit DE-ÖKO-, dann folgen drei Ziffern.',
      WEEE: 'Sie beginnt mit DE, dann folgen 8 Ziffern.',
    },
    over: 'Dieser Tag ist vorbei. Bitte schick einen Nachweis, der noch gilt.',
    proofMissing: 'Bitte leg den Nachweis als PDF oder Bild bei.',
  },
  mails: {
    hello: 'Hallo,',
    stopped: {
      subject: (store) => `${store} ist pausiert: Nachweise fehlen`,
      body: 'Der Store kann gerade nicht verkaufen. Die Artikel bleiben sichtbar, können aber nicht bestellt werden. Was fehlt, abgelaufen oder falsch ist:',
      end: 'Sobald das in Ordnung ist, verkauft der Store nach wenigen Minuten wieder.',
    },
    back: {
      subject: (store) => `${store}: Nachweise sind wieder in Ordnung`,
      body: 'Kein Nachweis hält den Store mehr auf. Er verkauft, außer er ist aus einem anderen Grund pausiert.',
    },
    ends: {
      subject: ({ storeName, paper, days }) =>
        `${storeName}: ${paper} endet in ${days === 1 ? 'einem Tag' : `${days} Tagen`}`,
      body: (paper, day) => `${paper} gilt bis ${day}.`,
      end: 'Bitte erneuere den Nachweis rechtzeitig. Ab dem Tag danach ist dein Store pausiert.',
    },
    button: 'Nachweise ansehen',
  },
}
