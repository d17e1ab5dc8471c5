import { ANSWER_HOURS, CLAIM_DAYS, OBJECTION_DAYS, RETURN_DAYS } from '../../../contract/claims/deadlines.ts'
import type { StaticPageText } from '../../static-page.ts'

export const text: StaticPageText = {
  title: 'Allgemeine Geschäftsbedingungen',
  lead: 'Für Unternehmen, die über Tresen Ware bestellen. Stand: November 2026.',
  sections: [
    {
      heading: '1. Geltung und Beteiligte',
      paragraphs: [
        'Diese Bedingungen gelten zwischen der Tresen Marktplatz GmbH („Tresen“), den Lieferanten auf dem ' +
          'Marktplatz und Unternehmern im Sinne von § 14 BGB, die dort bestellen („Käufer“). Verbraucher können ' +
          'nicht bestellen.',
        'Abweichende Bedingungen des Käufers gelten nur, wenn ihnen in Textform zugestimmt wurde.',
      ],
    },
    {
      heading: '2. Konto',
      paragraphs: [
        'Das Konto ist kostenlos. Der Käufer macht richtige Angaben zu seinem Unternehmen, hält sie aktuell und ' +
          'behandelt seine Zugangsdaten vertraulich. Wer sich anmeldet, muss für das Unternehmen handeln dürfen.',
        'Tresen kann Konten sperren, wenn Angaben falsch sind, Rechnungen trotz Mahnung offen bleiben oder der ' +
          'Marktplatz missbraucht wird. Der Käufer kann sein Konto jederzeit löschen; laufende Bestellungen werden ' +
          'zuvor abgewickelt.',
      ],
    },
    {
      heading: '3. Vertragsschluss',
      paragraphs: [
        'Die Darstellung der Artikel ist kein bindendes Angebot. Mit „Zahlungspflichtig bestellen“ gibt der ' +
          'Käufer je Lieferant ein verbindliches Angebot ab. Die Mail über den Eingang der Bestellung ist noch ' +
          'keine Annahme; diese liegt in der Bestätigung des Lieferanten, spätestens im Versand.',
        'Der Kaufvertrag besteht zwischen Käufer und Lieferant. Tresen vermittelt ihn und zieht die Zahlung für ' +
          'den Lieferanten ein. Bis zur Bestätigung kann der Käufer die Bestellung im Konto stornieren.',
        'Wer einen Artikel für rechtswidrig hält, kann ihn auf dessen Seite melden. Ein Mensch entscheidet binnen drei ' +
          'Werktagen und nimmt ihn, wenn die Meldung zutrifft, aus dem Shop. Lieferant und Meldende erfahren die Gründe ' +
          'und können binnen sechs Monaten über das Kontaktformular widersprechen.',
      ],
    },
    {
      heading: '4. Preise, Pfand und Versand',
      paragraphs: [
        'Preise sind netto in Euro und gelten je Stück. Umsatzsteuer, Pfand und Versand werden getrennt ' +
          'ausgewiesen. Es gilt der Preis, der bei der Bestellung angezeigt wurde; ändert er sich vorher, wird der ' +
          'Käufer vor dem Absenden darauf hingewiesen.',
        'Bei Lieferungen in andere Mitgliedstaaten der EU richtet sich die Umsatzsteuer nach Lieferort und gültiger USt-IdNr. des Käufers.',
      ],
    },
    {
      heading: '5. Mindestbestellwert und Gebinde',
      paragraphs: [
        'Es gelten Mindestbestellwert, Mindestmengen und Gebindegrößen des jeweiligen Lieferanten. Der ' +
          'Mindestbestellwert zählt netto nach Rabatt, ohne Pfand, Versand und Steuer.',
      ],
    },
    {
      heading: '6. Zahlung',
      paragraphs: [
        'Bei Überweisung ist der Gesamtbetrag innerhalb von sieben Tagen, bis zur ersten bezahlten ' +
          'Bestellung innerhalb von 48 Stunden, unter Angabe der Bestellnummer zu ' +
          'zahlen; die Ware wird nach Zahlungseingang versandt. Bleibt die Zahlung aus, wird die Bestellung ' +
          'storniert. Andere Zahlungsarten gelten, soweit die Kasse sie anbietet; dabei gelten ergänzend die ' +
          'Bedingungen des Zahlungsdienstes.',
        'Aufrechnen kann der Käufer nur mit unbestrittenen oder rechtskräftig festgestellten Forderungen oder solchen aus demselben Vertrag.',
      ],
    },
    {
      heading: '7. Lieferung und Gefahr',
      paragraphs: [
        'Der Lieferant versendet an die Lieferadresse des Käufers. Genannte Lieferzeiten beginnen mit der ' +
          'Bestätigung, bei Überweisung mit dem Zahlungseingang. Teillieferungen sind zulässig, wenn sie zumutbar ' +
          'sind; Versand fällt dadurch nicht noch einmal an.',
        'Die Gefahr geht mit Übergabe an die Transportperson auf den Käufer über (§ 447 BGB).',
      ],
    },
    {
      heading: '8. Untersuchung und Mängel',
      paragraphs: [
        'Der Käufer untersucht die Ware nach Eingang und rügt Mängel unverzüglich (§ 377 HGB), bei frischer und ' +
          'gekühlter Ware am Tag der Lieferung. Bei berechtigter Rüge liefert der Lieferant nach oder erstattet.',
        `Reklamiert wird im Konto, ab der ersten Sendung und bis ${CLAIM_DAYS} Tage nach der Ankunft. Der Lieferant ` +
          `antwortet innerhalb von ${ANSWER_HOURS} Stunden an Werktagen; danach, oder wenn der Käufer einer Ablehnung innerhalb ` +
          `von ${OBJECTION_DAYS} Tagen widerspricht, entscheidet Tresen. Solange wird dem Lieferanten für die Lieferung nichts ` +
          'ausgezahlt. Gesetzliche Rechte bleiben unberührt.',
        'Ansprüche wegen Mängeln verjähren in einem Jahr ab Ablieferung. Das gilt nicht in den Fällen von Nr. 12 ' +
          'Satz 1 und soweit das Gesetz zwingend längere Fristen vorsieht.',
      ],
    },
    {
      heading: '9. Rückgabe',
      paragraphs: [
        'Ein gesetzliches Widerrufsrecht besteht für Unternehmer nicht. Der Käufer kann nach der Lieferung, ' +
          `innerhalb von ${RETURN_DAYS} Tagen, im Konto eine Rückgabe beantragen; der Lieferant ` +
          'entscheidet darüber. Frische Ware, geöffnete Lebensmittel und Sonderanfertigungen sind ausgenommen, ' +
          'soweit sie keinen Mangel haben.',
      ],
    },
    {
      heading: '10. Eigene Gestaltung',
      paragraphs: [
        'Für Ware mit eigenem Druck gilt das Angebot des Lieferanten mit dem freigegebenen Korrekturabzug. Der ' +
          'Käufer steht dafür ein, dass er Logos, Texte und Bilder verwenden darf, und stellt Tresen und den ' +
          'Lieferanten insoweit von Ansprüchen Dritter frei.',
      ],
    },
    {
      heading: '11. Eigentumsvorbehalt',
      paragraphs: [
        'Die Ware bleibt bis zur vollständigen Zahlung Eigentum des Lieferanten. Der Käufer darf sie im ' +
          'gewöhnlichen Geschäft verbrauchen und verkaufen; Forderungen aus dem Verkauf tritt er in Höhe des ' +
          'offenen Betrags an den Lieferanten ab.',
      ],
    },
    {
      heading: '12. Haftung',
      paragraphs: [
        'Tresen und die Lieferanten haften unbeschränkt bei Vorsatz, grober Fahrlässigkeit, Verletzung von Leben, ' +
          'Körper oder Gesundheit, nach dem Produkthaftungsgesetz und bei übernommenen Garantien. Bei leicht ' +
          'fahrlässiger Verletzung wesentlicher Vertragspflichten ist die Haftung auf den vorhersehbaren, typischen ' +
          'Schaden begrenzt. Im Übrigen ist sie ausgeschlossen.',
      ],
    },
    {
      heading: '13. Bewertungen',
      paragraphs: [
        'Bewerten kann, wer den Artikel gekauft und erhalten hat; gezeigt wird nur die Art des Betriebs. Tresen ' +
          'entfernt Bewertungen, die rechtswidrig sind oder mit dem Artikel nichts zu tun haben.',
      ],
    },
    {
      heading: '14. Reihenfolge der Artikel',
      anchor: 'reihenfolge',
      paragraphs: [
        'Listen stehen zuerst in der Reihenfolge „Empfohlen“. In Kategorien und bei Lieferanten zählt zuerst, ob ein ' +
          'Artikel lieferbar ist, dann, in wie vielen Bestellungen der letzten 90 Tage er stand. Eine Bestellung zählt ' +
          'einmal, gleich wie viele Stücke; was nicht bezahlt, abgelehnt oder storniert ist, zählt nicht, auch nicht, ' +
          'was ein Betrieb bei einem Lieferanten bestellt, für den seine eigenen Leute arbeiten. Artikel ohne ' +
          'Bestellung folgen in der Reihenfolge, in der Tresen sein Sortiment angelegt hat. Kollektionen stehen so, ' +
          'wie Tresen sie zusammengestellt hat.',
        'In der Suche zählt vor allem, wie gut die gesuchten Worte zu Name, Marke und Kategorie passen; daneben ' +
          'dieselben Bestellungen mit wenigen Prozent, ob der Artikel lieferbar ist und ob der Käufer ihn schon bestellt hat.',
        'Verkaufen mehrere Lieferanten denselben Artikel, zeigt die Liste den lieferbaren mit dem niedrigsten Preis je ' +
          'Inhalt; auf seiner Seite stehen die Angebote danach, was der Inhalt mit dem Versand zu diesem ' +
          'Warenkorb kostet. Wer nicht angemeldet ist, sieht keine Preise und keine Reihenfolge nach ihnen.',
        'Werbeflächen und Reihen der Startseite wählt Tresen selbst. Weder Provision noch Entgelt bestimmen einen Platz.',
      ],
    },
    {
      heading: '15. Schluss',
      paragraphs: [
        'Es gilt deutsches Recht ohne das UN-Kaufrecht. Ist der Käufer Kaufmann, ist Gerichtsstand Berlin. ' +
          'Änderungen dieser Bedingungen teilt Tresen mindestens 30 Tage vorher in Textform mit; für bereits ' +
          'erteilte Bestellungen gilt die Fassung, die der Käufer bei der Bestellung akzeptiert hat. Sollte eine ' +
          'Bestimmung unwirksam sein, bleiben die übrigen bestehen.',
      ],
    },
  ],
}
