import type { StaticPageText } from '../../static-page.ts'

export const text: StaticPageText = {
  title: 'Datenschutz',
  lead: 'Welche Daten wir verarbeiten, wozu, und wie lange.',
  sections: [
    {
      heading: 'Verantwortlich',
      paragraphs: ['Tresen Marktplatz GmbH, Musterufer 12, 10997 Berlin, datenschutz@tresen.example.'],
    },
    {
      heading: 'Konto und Bestellung',
      paragraphs: [
        'Name, Firma, Anschrift, E-Mail und Telefon brauchen wir für Konto, Lieferung und Rechnung (Art. 6 Abs. 1 Buchst. b DSGVO). Der jeweilige Lieferant erhält, was er zum Liefern braucht. Rechnungen bewahren wir so lange auf, wie das Gesetz es verlangt.',
      ],
    },
    {
      heading: 'Passwörter und Sitzungen',
      paragraphs: [
        'Passwörter speichern wir nur als Argon2id-Hash, Sitzungsschlüssel nur als SHA-256. Eine Sitzung endet nach acht Stunden ohne Nutzung, spätestens nach sieben Tagen.',
      ],
    },
    {
      heading: 'Besuch der Seite',
      paragraphs: [
        'Die IP-Adresse nutzen wir, um Überlastung und Missbrauch abzuwehren; gespeichert wird sie nicht. Von Dritten wird nichts geladen.',
      ],
    },
    {
      heading: 'Rechte',
      paragraphs: [
        'Auskunft, Berichtigung, Löschung, Einschränkung, Übertragung und Widerspruch: eine Mail genügt. Beschwerden nimmt die Berliner Beauftragte für Datenschutz und Informationsfreiheit entgegen.',
      ],
    },
  ],
}
