import type { StaticPageText } from '../../static-page.ts'

export const text: StaticPageText = {
  title: 'Allgemeine Geschäftsbedingungen',
  lead: 'Für Unternehmer, die über Tresen Ware bestellen. Stand: November 2026.',
  sections: [
    {
      heading: '1. Geltung',
      paragraphs: [
        'Diese Bedingungen gelten zwischen der Tresen Marktplatz GmbH und Unternehmern im Sinne von § 14 BGB. Verbraucher können nicht bestellen.',
      ],
    },
    {
      heading: '2. Vertrag',
      paragraphs: [
        'Mit „Zahlungspflichtig bestellen“ gibt der Käufer je Lieferant ein verbindliches Angebot ab. Die Bestätigung des Lieferanten nimmt es an. Der Kaufvertrag besteht zwischen Käufer und Lieferant.',
      ],
    },
    {
      heading: '3. Preise',
      paragraphs: [
        'Preise sind netto in Euro. Umsatzsteuer, Versand und Pfand werden getrennt ausgewiesen. Es gilt der Preis, der bei der Bestellung angezeigt wurde.',
      ],
    },
    {
      heading: '4. Mindestbestellwert und Mengen',
      paragraphs: ['Es gelten der Mindestbestellwert und die Gebindegrößen des Lieferanten.'],
    },
    {
      heading: '5. Zahlung',
      paragraphs: [
        'Bei Überweisung ist der Betrag innerhalb von zehn Tagen unter Angabe der Bestellnummer zu zahlen. Die Ware wird nach Zahlungseingang versandt.',
      ],
    },
    {
      heading: '6. Lieferung und Untersuchung',
      paragraphs: ['Der Käufer untersucht die Ware nach Eingang und rügt Mängel unverzüglich (§ 377 HGB).'],
    },
    {
      heading: '7. Eigentumsvorbehalt',
      paragraphs: ['Die Ware bleibt bis zur vollständigen Zahlung Eigentum des Lieferanten.'],
    },
    {
      heading: '8. Schluss',
      paragraphs: ['Es gilt deutsches Recht ohne das UN-Kaufrecht. Gerichtsstand ist Berlin, soweit zulässig.'],
    },
  ],
}
