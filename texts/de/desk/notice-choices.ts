import type { noticeChoices as en } from '../../en/desk/notice-choices.ts'

export const noticeChoices: typeof en = {
  lead: {
    supplier:
      'Alles hier steht 30 Tage lang auch in deiner Glocke. Wähle, was zusätzlich per Mail kommt. Das gilt für dich allein, in diesem Store.',
    operator: 'Alles hier steht 30 Tage lang auch in deiner Glocke. Wähle, was du zusätzlich per Mail bekommst.',
  },
  failed: 'Deine Wahl konnte nicht geladen werden',
  saved: 'Gesichert',
  kinds: {
    supplier: {
      DECISION: [
        'Entscheidungen und Rückfragen',
        'Was Tresen zu Artikeln, Nachweisen, Bankkonto und Store entscheidet oder fragt',
      ],
      RESTRICTION: ['Pausen und Sperren', 'Wenn Tresen deinen Store pausiert oder nichts auszahlt, mit dem Grund'],
      PRODUCTS: [
        'Änderungen an mehreren Artikeln',
        'Wenn Tresen mehrere deiner Artikel auf einmal sperrt, pausiert oder verschiebt',
      ],
      PAPERS: [
        'Nachweise, die den Store anhalten',
        'Wenn ein fehlender Nachweis deinen Store pausiert und wenn er es nicht mehr tut',
      ],
      PAPER_ENDS: ['Nachweise, die ablaufen', '30, 7 und 1 Tage vorher'],
      MESSAGE: ['Nachrichten von Kunden', 'Jede mit dem, was sie geschrieben haben'],
      BELOW_GOAL: ['Lieferung unter dem Ziel', 'Einmal, wenn dein Store nicht mehr so liefert, wie Tresen es erwartet'],
      IMPORT: ['Deine Importe', 'Wenn eine Datei von dir verglichen, übernommen oder nicht lesbar ist'],
      EXPORT: ['Deine großen Dateien', 'Wenn eine Datei mit mehr als 5.000 Artikeln fertig ist'],
    },
    operator: {
      TICKET: ['Antworten auf Anfragen', 'Zu Anfragen, um die du dich kümmerst, und zu denen ohne Zuständige'],
      PAPERS: [
        'Nachweise, die einen Store anhalten',
        'Wenn ein fehlender Nachweis einen Store pausiert und wenn er es nicht mehr tut',
      ],
      DECISION: [
        'Entscheidungen zu deinen Beiträgen',
        'Wenn jemand einen Beitrag von dir freigibt, ablehnt oder dazu fragt',
      ],
      EXPORT: ['Deine großen Dateien', 'Wenn eine Datei mit mehr als 5.000 Artikeln fertig ist'],
    },
  },
  ways: { STORE: 'An die Adresse des Stores', MAIL: 'An mich', BELL: 'Nur in die Glocke' },
  storeEmail: (email) => `Die Adresse des Stores ist ${email}.`,
  duty: 'Das muss jemand lesen: Solange es niemand im Team per Mail bekommt, geht es an die Adresse des Stores.',
}
