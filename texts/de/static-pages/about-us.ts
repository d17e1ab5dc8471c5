import type { StaticPageText } from '../../static-page.ts'

export const text: StaticPageText = {
  title: 'Über uns',
  lead: 'Der Großhandel für Hotel, Restaurant und Café: viele Lieferanten, ein Warenkorb, eine Rechnung.',
  sections: [
    {
      heading: 'Was wir tun',
      paragraphs: [
        'Wer ein Haus führt, kauft bei zwanzig Lieferanten: Kaffee hier, Porzellan dort, Reiniger woanders. Jeder hat sein Portal, seinen Mindestbestellwert und seine Rechnung. Tresen bringt sie an einen Ort.',
        'Jeder Artikel zeigt vor dem Klick, was zählt: Gebinde, Grundpreis, Staffel, Bestand und Liefertag.',
      ],
    },
    {
      heading: 'Wie wir Lieferanten auswählen',
      paragraphs: [
        'Wir sprechen mit jedem Lieferanten, sehen uns Lager und Belege an und beginnen mit einer Probebestellung. Wer Bestände nicht pflegt, wird pausiert.',
      ],
    },
    {
      heading: 'Wofür wir stehen',
      paragraphs: [
        'Preise sehen nur angemeldete Gewerbekunden. Ein bestätigter Auftrag gilt. Daten gehören dem Haus, das sie eingibt.',
      ],
    },
  ],
}
