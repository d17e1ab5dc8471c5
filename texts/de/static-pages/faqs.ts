import type { StaticPageText } from '../../static-page.ts'

export const text: StaticPageText = {
  title: 'Häufige Fragen',
  lead: 'Anmelden, bestellen, bezahlen: die kurzen Antworten.',
  sections: [
    {
      heading: 'Wer kann bei Tresen einkaufen?',
      paragraphs: ['Hotels, Cafés, Restaurants, Läden, Büros und andere Gewerbe. Verbraucher beliefern wir nicht.'],
    },
    {
      heading: 'Warum sehe ich keine Preise?',
      paragraphs: [
        'Großhandelspreise zeigen wir nur angemeldeten Gewerbekunden. Das Konto ist kostenlos und gleich nutzbar.',
      ],
    },
    {
      heading: 'Was ist der Mindestbestellwert?',
      paragraphs: [
        'Jeder Lieferant nennt einen Mindestbestellwert. Er zählt netto nach Rabatt, ohne Pfand, Versand und Steuer. Der Warenkorb zeigt, was noch fehlt; ein Lieferant hält einen anderen nie auf.',
      ],
    },
    {
      heading: 'Warum kann ich nur ganze Kartons bestellen?',
      paragraphs: [
        'Ware wird in Gebinden geliefert. Die Mengen steigen in Schritten von Stück je Karton; Preise gelten je Stück.',
      ],
    },
    {
      heading: 'Wie bezahle ich?',
      paragraphs: [
        'Per Überweisung nach der Bestellung; die Bankverbindung und der Verwendungszweck stehen in der Bestellung und in der Mail. Welche weiteren Arten es für eine Bestellung gibt, zeigt die Kasse.',
      ],
    },
    {
      heading: 'Wie kommt die Ware?',
      paragraphs: ['Jeder Lieferant liefert selbst. Die Zeit steht am Artikel, die Sendung in der Bestellung.'],
    },
    {
      heading: 'Was ist mit Pfand?',
      paragraphs: ['Pfand steht getrennt vom Preis am Artikel, im Warenkorb und auf der Bestellung.'],
    },
    {
      heading: 'Ich habe mein Passwort vergessen.',
      paragraphs: [
        'Im Anmeldefenster auf „Passwort vergessen“ gehen. Der Link in der Mail gilt 60 Minuten und einmal.',
      ],
    },
  ],
}
