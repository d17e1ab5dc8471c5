import type { operatedStoreMails as en } from '../../en/operated-stores/mails.ts'

export const operatedStoreMails: typeof en = {
  paused: {
    subject: (store) => `${store} ist pausiert`,
    hello: 'Hallo,',
    body: (until) =>
      `Tresen hat deinen Store ${until ? `bis ${until}` : 'bis auf Weiteres'} pausiert. ` +
      'Deine Artikel bleiben sichtbar, können aber nicht bestellt werden. Laufende Bestellungen gehen weiter wie immer.',
    end: 'Wenn du Fragen hast, schreib uns bitte.',
    button: 'Arbeitsplatz öffnen',
  },
  resumed: {
    subject: (store) => `${store}: Unsere Pause ist vorbei`,
    hello: 'Hallo,',
    body: () => 'Tresen hat die Pause deines Stores beendet.',
    end: 'Er verkauft wieder, außer du hast ihn selbst pausiert oder ein Nachweis fehlt.',
    button: 'Arbeitsplatz öffnen',
  },
  hint: {
    subject: (subject, store) => `${subject} (${store})`,
    hello: 'Hallo,',
    end: 'Wenn du Fragen hast, schreib uns bitte.',
    button: 'Arbeitsplatz öffnen',
  },
  buyersRead: (text) => `Kunden lesen: „${text}“`,
}
