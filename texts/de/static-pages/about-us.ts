import type { StaticPageText } from '../../static-page.ts'

export const text: StaticPageText = {
  title: 'Über uns',
  lead: 'Der Großhandel für Hotel, Restaurant und Café: viele Lieferanten, ein Warenkorb, eine Zahlung.',
  sections: [
    {
      heading: 'Was wir tun',
      paragraphs: [
        'Wer ein Haus führt, kauft bei zwanzig Lieferanten: Kaffee hier, Porzellan dort, Reiniger woanders. Jeder ' +
          'hat sein Portal, seinen Mindestbestellwert und seine Rechnung. Tresen bringt sie an einen Ort.',
        'Jeder Artikel zeigt angemeldeten Betrieben, was zählt: Gebinde, Grundpreis, Staffel, Bestand und Lieferzeit. Was ' +
          'du bestellst, bezahlst du einmal; geliefert wird von dem, der die Ware hat.',
      ],
    },
    {
      heading: 'Für wen',
      paragraphs: ['Für Betriebe, die täglich Gäste, Kundschaft oder ein Team versorgen:'],
      list: [
        'Hotels und Pensionen, vom Frühstück bis zum Zimmer',
        'Cafés, Bäckereien und Röstereien',
        'Restaurants, Bars, Kantinen und Catering',
        'Läden mit Feinkost, Getränken oder Geschenken',
        'Büros mit Küche und Besuch',
      ],
    },
    {
      heading: 'Wie wir Lieferanten auswählen',
      paragraphs: [
        'Wir sprechen mit jedem Lieferanten, sehen uns Lager und Belege an und beginnen mit einer ' +
          'Probebestellung. Wer Bestände nicht pflegt oder Zusagen nicht hält, wird pausiert.',
        'Exklusive Marken entscheiden selbst, wen sie beliefern. Wie man Zugang bekommt, steht auf der Seite des Artikels.',
      ],
    },
    {
      heading: 'Wofür wir stehen',
      paragraphs: [],
      list: [
        'Preise sehen nur angemeldete Betriebe.',
        'Die Rechnungen der Lieferanten stimmen auf den Cent mit der Bestellung überein.',
        'Es wird nur verkauft, was da ist.',
        'Bewertungen stammen von Betrieben, die den Artikel gekauft haben.',
        'Daten gehören dem Haus, das sie eingibt: mitnehmen und löschen geht jederzeit im Konto.',
      ],
    },
    {
      heading: 'Mitmachen',
      paragraphs: [
        'Du stellst her oder handelst, was in Küche, Zimmer oder Gastraum gebraucht wird? Schreib an lieferanten@tresen.example oder über das Kontaktformular.',
      ],
    },
  ],
}
