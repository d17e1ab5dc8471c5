import { ANSWER_HOURS, CLAIM_DAYS, OBJECTION_DAYS, RETURN_DAYS } from '../../../contract/claims/deadlines.ts'
import type { StaticPageText } from '../../static-page.ts'

export const text: StaticPageText = {
  title: 'Häufige Fragen',
  lead: 'Konto, Preise, Bestellung, Lieferung, Zahlung: die kurzen Antworten.',
  sections: [
    {
      heading: 'Wer kann bei Tresen einkaufen?',
      paragraphs: [
        'Hotels, Cafés, Restaurants, Läden, Büros und andere Betriebe. Verbraucher beliefern wir nicht: Bestellen kann nur, wer für sein Unternehmen kauft.',
      ],
    },
    {
      heading: 'Was kostet das Konto?',
      paragraphs: [
        'Nichts. Nach der Registrierung siehst du sofort Preise und Filter; bestellen kannst du, sobald deine ' +
          'E-Mail-Adresse bestätigt ist. Eine USt-IdNr. ' +
          'ist bei Käufen in Deutschland freiwillig; aus einem anderen EU-Land brauchst du sie für die Lieferung ' +
          'ohne deutsche Umsatzsteuer.',
      ],
    },
    {
      heading: 'Warum sehe ich keine Preise?',
      paragraphs: [
        'Großhandelspreise zeigen wir nur angemeldeten Betrieben. Melde dich an, dann stehen sie auf derselben ' +
          'Seite, ohne dass du neu suchen musst. Die unverbindliche Preisempfehlung sehen alle.',
      ],
    },
    {
      heading: 'Sind die Preise netto oder brutto?',
      paragraphs: [
        'Netto je Stück. Umsatzsteuer, Pfand und Versand stehen im Warenkorb und in der Bestellung getrennt, die Gesamtsumme darunter ist brutto.',
      ],
    },
    {
      heading: 'Was ist der Mindestbestellwert?',
      paragraphs: [
        'Jeder Lieferant nennt einen. Er zählt netto nach Rabatt, ohne Pfand, Versand und Steuer. Der Warenkorb ' +
          'zeigt, was noch fehlt. Fehlt bei einem Lieferanten etwas, bestellst du bei den anderen trotzdem.',
      ],
    },
    {
      heading: 'Warum kann ich nur ganze Kartons bestellen?',
      paragraphs: [
        'Die Ware kommt in Gebinden. Mengen steigen deshalb in Schritten von Stück je Karton, der Preis gilt je ' +
          'Stück. Manche Artikel haben zusätzlich eine Mindestmenge oder Staffelpreise; beides steht am Artikel.',
      ],
    },
    {
      heading: 'Wie bezahle ich?',
      paragraphs: [
        'Per Überweisung innerhalb von 7 Tagen, vor der ersten bezahlten Bestellung innerhalb von 48 Stunden und ' +
          'nur für kleinere Beträge: Bankverbindung und Verwendungszweck stehen in der Bestellung und ' +
          'in der Mail. Je nach Bestellung kommen Kreditkarte, Apple Pay, PayPal, iDEAL und Klarna „später ' +
          'bezahlen“ dazu. Die Kasse zeigt, was geht.',
      ],
    },
    {
      heading: 'Wie löse ich einen Rabattcode ein?',
      paragraphs: [
        'Im Warenkorb unter „Rabattcode“. Der Rabatt steht danach in der Übersicht. Ein Code gilt je Bestellung, mehrere lassen sich nicht verbinden.',
      ],
    },
    {
      heading: 'Wann kommt die Ware?',
      paragraphs: [
        'Jeder Lieferant liefert selbst; die Lieferzeit steht am Artikel und auf der Seite des Lieferanten. ' +
          'Sobald etwas unterwegs ist, bekommst du eine Mail, und die Sendungsnummer steht in der Bestellung.',
      ],
    },
    {
      heading: 'Was kostet der Versand?',
      paragraphs: [
        'Das legt der Lieferant fest. Viele liefern ab einem Warenwert frei; der Warenkorb zeigt je Lieferant, wie viel bis dahin fehlt.',
      ],
    },
    {
      heading: 'Was ist mit Pfand?',
      paragraphs: [
        'Pfand steht getrennt vom Preis am Artikel, im Warenkorb und auf der Rechnung, nach Flasche und Kasten. ' +
          'Leergut geht an den Lieferanten zurück, der es zählt und gutschreibt; was du noch hast, zeigt dein ' +
          'Konto.',
      ],
    },
    {
      heading: 'Kann ich eine Bestellung stornieren?',
      paragraphs: [
        'Ja, bis der Lieferant sie bestätigt: in der Bestellung auf „Lieferung stornieren“. Was schon bezahlt ' +
          'ist, geht auf demselben Weg zurück. Danach hilft dir unser Kontaktformular weiter.',
      ],
    },
    {
      heading: 'Etwas fehlt oder ist beschädigt. Was nun?',
      paragraphs: [
        'Prüfe die Ware bei der Ankunft und reklamiere sofort, in der Bestellung oder im Wareneingang auf „Etwas stimmt ' +
          `nicht“: was, wie viele Stück, am besten mit Fotos, und ob du Geld oder Ersatz möchtest. Das geht ab der ersten ` +
          `Sendung und bis ${CLAIM_DAYS} Tage nach der Ankunft. Der Lieferant antwortet innerhalb von ${ANSWER_HOURS} Stunden an ` +
          `Werktagen, danach entscheidet Tresen. Lehnt er etwas ab, kannst du ${OBJECTION_DAYS} Tage lang Tresen entscheiden ` +
          'lassen. Sein Geld für die Lieferung bekommt er erst, wenn alles geklärt ist.',
        `Ware ohne Mangel lässt sich ${RETURN_DAYS} Tage lang in der Bestellung zur Rückgabe anfragen. Der Lieferant ` +
          'entscheidet; nimmt er sie an, wird erstattet.',
      ],
    },
    {
      heading: 'Wo finde ich meine Rechnungen?',
      paragraphs: [
        'In der Bestellung unter „Belege“, sobald die Ware versandt ist. Auf Wunsch schicken wir sie zusätzlich ' +
          'an eine eigene Rechnungsadresse, einzustellen in den Firmendaten.',
      ],
    },
    {
      heading: 'Wie bestelle ich das Gleiche noch einmal?',
      paragraphs: [
        'In der Bestellung auf „Noch einmal bestellen“. Alles, was es noch gibt, liegt dann zu heutigen Preisen im Warenkorb.',
      ],
    },
    {
      heading: 'Was sind exklusive Artikel?',
      paragraphs: [
        'Manche Marken liefern nur an ausgewählte Betriebe. Auf der Seite eines solchen Artikels kannst du den ' +
          'Zugang beantragen; der Lieferant entscheidet. Freigegebene Artikel stehen unter „Exklusive Artikel“.',
      ],
    },
    {
      heading: 'Kann ich Ware mit meinem Logo bedrucken lassen?',
      paragraphs: [
        'Ja, bei Artikeln mit „Artikel gestalten“: Logo hochladen, platzieren, einreichen. Der Lieferant ' +
          'antwortet mit einem Korrekturabzug und einem Angebot. Gefällt dir beides, legst du den Artikel in den ' +
          'Warenkorb.',
      ],
    },
    {
      heading: 'Wie werde ich Lieferant bei Tresen?',
      paragraphs: [
        'Schreib an lieferanten@tresen.example oder über das Kontaktformular: was du herstellst oder handelst, ' +
          'wohin und wie schnell du lieferst und ab welchem Bestellwert. Wir sehen uns Lager und Belege an, beginnen ' +
          'mit einer Probebestellung und richten danach deinen Shop ein.',
      ],
    },
    {
      heading: 'Ich habe mein Passwort vergessen.',
      paragraphs: [
        'Im Anmeldefenster auf „Passwort vergessen“ gehen. Der Link in der Mail gilt 60 Minuten und nur einmal.',
      ],
    },
    {
      heading: 'Wie bekomme oder lösche ich meine Daten?',
      paragraphs: [
        'In den Firmendaten unter „Deine Daten“: Dort lädst du alles als Datei herunter oder löschst das Konto. ' +
          'Rechnungen bewahren wir auf, solange das Gesetz es verlangt.',
      ],
    },
  ],
}
