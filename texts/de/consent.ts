import type { consent as english } from '../en/consent.ts'

export const consent: typeof english = {
  title: 'Dürfen wir zählen?',
  text:
    'Mit deiner Zustimmung messen wir über den Google Tag Manager, welche Seiten und Artikel angesehen ' +
    'werden, um den Shop zu verbessern. Ohne geht alles genauso.',
  more: 'Cookie-Richtlinie',
  accept: 'Zustimmen',
  reject: 'Ablehnen',
  choiceTitle: 'Deine Wahl',
  choice: {
    off: 'Zurzeit wird hier nichts gemessen, es gibt also nichts zu wählen. Ändert sich das, fragen wir vorher.',
    unasked: 'Noch nicht gewählt. Bis zu einer Zustimmung wird nichts gemessen.',
    granted: 'Du hast der Statistik zugestimmt. Das lässt sich jederzeit widerrufen; die Seite wird dann neu geladen.',
    denied: 'Du hast die Statistik abgelehnt. Es wird nichts gemessen und nichts von Dritten geladen.',
  },
  statistics: 'Statistik erlauben',
}
