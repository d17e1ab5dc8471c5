import type { operatedStoreMails as en } from '../../en/operated-stores/mails.ts'

export const operatedStoreMails: typeof en = {
  hello: 'Hallo,',
  because: (reason) => `Grund: ${reason}`,
  restrictions: {
    PAUSED: {
      subject: (store) => `${store} ist pausiert`,
      body: (until) =>
        `Tresen hat deinen Store ${until ? `bis ${until}` : 'bis auf Weiteres'} pausiert. ` +
        'Deine Artikel bleiben sichtbar, können aber nicht bestellt werden. Laufende Bestellungen gehen weiter wie immer.',
      end: 'Wenn du nicht einverstanden bist oder etwas geklärt hast, antworte auf diese Mail und schreib, warum.',
    },
    RESUMED: {
      subject: (store) => `${store}: Unsere Pause ist vorbei`,
      body: () => 'Tresen hat die Pause deines Stores beendet.',
      end: 'Er verkauft wieder, außer du hast ihn selbst pausiert oder ein Nachweis fehlt.',
    },
    HELD: {
      subject: (store) => `${store}: Auszahlungen sind gesperrt`,
      body: () =>
        'Tresen zahlt deinem Store bis auf Weiteres nichts aus. Was dir zusteht, bleibt gebucht. Bestellungen gehen weiter wie immer.',
      end: 'Wenn du nicht einverstanden bist oder etwas geklärt hast, antworte auf diese Mail und schreib, warum.',
    },
    RELEASED: {
      subject: (store) => `${store}: Auszahlungen sind wieder frei`,
      body: () => 'Tresen hat die Sperre deiner Auszahlungen aufgehoben.',
      end: 'Der nächste Lauf zahlt aus, was fällig ist.',
    },
  },
  button: 'Arbeitsplatz öffnen',
  hint: {
    subject: (subject, store) => `${subject} (${store})`,
    hello: 'Hallo,',
    end: 'Wenn du Fragen hast, schreib uns bitte.',
    button: 'Arbeitsplatz öffnen',
  },
  buyersRead: (text) => `Kunden lesen: „${text}“`,
}
