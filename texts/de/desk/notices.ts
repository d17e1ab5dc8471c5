import type { deskNotices as en } from '../../en/desk/notices.ts'

/** Was die Glocke eines Arbeitsplatzes sagt. */
export const deskNotices: typeof en = {
  sentences: {
    ticket: (writer, number) => `${writer} hat auf Anfrage ${number} geantwortet.`,
    imports: {
      COMPARED: (file) => `${file} ist verglichen und wartet auf dich.`,
      APPLIED: (file) => `${file} ist übernommen.`,
      UNUSABLE: (file) => `${file} ist nicht lesbar.`,
    },
    written: (count) => `Deine Datei mit ${count} Artikeln ist fertig.`,
    stopped: (store, papers) =>
      store
        ? `${store} ist pausiert. Nachweise: ${papers}.`
        : `Dein Store ist pausiert. Was fehlt, abgelaufen oder falsch ist: ${papers}.`,
    back: (store) =>
      store
        ? `Kein Nachweis hält ${store} mehr auf.`
        : 'Kein Nachweis hält deinen Store mehr auf. Er verkauft, außer er ist aus einem anderen Grund pausiert.',
    belowGoal: 'Dein Store liefert nicht mehr so, wie Tresen es erwartet. Unter „Heute“ steht, woran es liegt.',
    restrictions: {
      PAUSED: (reason) => `Tresen hat deinen Store pausiert. Grund: ${reason}`,
      RESUMED: () => 'Tresen hat seine Pause deines Stores beendet.',
      HELD: (reason) => `Tresen zahlt deinem Store nichts aus. Grund: ${reason}`,
      RELEASED: () => 'Tresen hat deine Auszahlungen wieder freigegeben.',
    },
  },
  mail: { hello: 'Hallo,', subject: 'Neues von deinem Arbeitsplatz bei Tresen' },
  wayClosed: 'An die Adresse des Stores kann das nur der Inhaber schicken lassen.',
  actions: { see: 'Ansehen', answer: 'Antworten', file: 'Zur Datei', renew: 'Erneuern' },
}
