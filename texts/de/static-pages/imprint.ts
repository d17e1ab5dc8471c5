import type { StaticPageText } from '../../static-page.ts'

export const text: StaticPageText = {
  title: 'Impressum',
  lead: 'Angaben nach § 5 DDG, und woher Daten, Schriften und Zeichen kommen.',
  sections: [
    {
      heading: 'Anbieter',
      paragraphs: [
        'Tresen Marktplatz GmbH, Musterufer 12, 10997 Berlin, Deutschland.',
        'Vertreten durch die Geschäftsführerin Marlene Beispiel.',
        'Alle Angaben zum Unternehmen sind Beispiele dieser Vorführung.',
      ],
    },
    {
      heading: 'Kontakt',
      paragraphs: [
        'E-Mail: hallo@tresen.example. Telefon: +49 30 0000 0000. Zentrale Kontaktstelle für Nutzer und Behörden ' +
          'nach Art. 11 und 12 der Verordnung (EU) 2022/2065: hallo@tresen.example, auf Deutsch und Englisch.',
      ],
    },
    {
      heading: 'Register und Steuer',
      paragraphs: [
        'Registergericht: Amtsgericht Charlottenburg (Berlin), HRB 000000 B. Umsatzsteuer-Identifikationsnummer nach § 27a UStG: DE136695976.',
      ],
    },
    {
      heading: 'Verantwortlich für das Magazin',
      paragraphs: ['Nach § 18 Abs. 2 MStV: Marlene Beispiel, Anschrift wie oben.'],
    },
    {
      heading: 'Nur für Gewerbekunden',
      paragraphs: [
        'Tresen richtet sich an Unternehmer im Sinne von § 14 BGB. Alle Preise sind Nettopreise zuzüglich der ' +
          'gesetzlichen Umsatzsteuer. Vertragspartner für die Ware ist der jeweilige Lieferant; seine Angaben ' +
          'stehen auf seiner Seite. An Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil.',
      ],
    },
    {
      heading: 'Quellen der Daten',
      paragraphs: [
        'Enthält Daten von Open Food Facts (ODbL): Namen, GTIN, Nährwerte und Zutaten vieler Lebensmittel stammen ' +
          'von Open Food Facts, Stand Juni 2019. Die Datenbank steht unter der Open Database License 1.0; unsere ' +
          'Änderungen daran geben wir unter derselben Lizenz weiter.',
        'Postleitzahlen und Orte: GeoNames (CC BY 4.0).',
        'Preise, Packungen, Bestände, Lieferanten und Bewertungen sind für die Vorführung erfunden.',
      ],
      links: [
        { label: 'Open Food Facts', url: 'https://world.openfoodfacts.org' },
        { label: 'Open Database License', url: 'https://opendatacommons.org/licenses/odbl/1-0/' },
        { label: 'GeoNames', url: 'https://www.geonames.org' },
        { label: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
      ],
    },
    {
      heading: 'Bilder, Schriften und Zeichen',
      paragraphs: [
        'Die Bilder der Artikel sind am Rechner entstanden und zeigen erfundene Marken. Bei Artikeln echter Hersteller ' +
          'zeigen sie die Art der Packung, nicht die Packung selbst.',
        'Schriften: Bricolage Grotesque, Geist, die Schriften der Etiketten und Noto Sans in Rechnungen, SIL ' +
          'Open Font License 1.1. Symbole: Lucide (ISC) und Phosphor (MIT).',
      ],
    },
  ],
}
