import type { StaticPageText } from '../../static-page.ts'

export const text: StaticPageText = {
  title: 'Datenschutzerklärung',
  lead: 'Welche personenbezogenen Daten wir verarbeiten, wozu, auf welcher Grundlage und wie lange.',
  sections: [
    {
      heading: 'Verantwortlich',
      paragraphs: [
        'Tresen Marktplatz GmbH, Musterufer 12, 10997 Berlin, datenschutz@tresen.example. Unter dieser Adresse ' +
          'erreichen Sie auch unsere Datenschutzbeauftragte.',
      ],
    },
    {
      heading: 'Besuch der Website',
      paragraphs: [
        'Zum Ausliefern der Seiten verarbeiten wir die IP-Adresse. Zum Schutz vor Überlastung und Missbrauch ' +
          'zählen wir Anfragen je Adresse; gespeichert wird dabei nur ein Hashwert, höchstens einen Tag lang. Unser ' +
          'Protokoll enthält weder IP-Adressen noch Suchbegriffe (Art. 6 Abs. 1 Buchst. f DSGVO, sicherer Betrieb).',
        'Gesuchte Wörter zählen wir 28 Tage lang, um die Suche zu verbessern (Buchst. f): wie oft am Tag, wie oft ' +
          'ohne Ergebnis und wie oft danach ein Ergebnis gewählt wurde, ' +
          'ohne Konto, IP-Adresse und Uhrzeit, ohne E-Mail-Adressen und lange Nummern. ' +
          'Ebenso zählen wir, wie oft am Tag ein Beitrag des Magazins geöffnet wird.',
        'Schriften, Bilder und Programme kommen von uns selbst. Ohne Ihre Einwilligung wird nichts von Dritten geladen.',
      ],
    },
    {
      heading: 'Konto',
      paragraphs: [
        'Name, E-Mail, Telefon, Firma, Art des Betriebs, Anschrift, USt-IdNr. und freiwillige Angaben brauchen ' +
          'wir, um das Konto zu führen (Art. 6 Abs. 1 Buchst. b DSGVO). Eine USt-IdNr. können wir beim Register der ' +
          'EU-Mitgliedstaaten (VIES) prüfen, wie es das Steuerrecht verlangt (Buchst. c).',
        'Passwörter speichern wir nur als Argon2id-Hash, Sitzungsschlüssel nur als SHA-256. Eine Sitzung endet ' +
          'nach acht Stunden ohne Nutzung, spätestens nach sieben Tagen. Ein Link zum Zurücksetzen des Passworts ' +
          'gilt 60 Minuten, ein Link zum Bestätigen der E-Mail-Adresse sieben Tage, einer zum Ändern 24 Stunden, ' +
          'einer zum Anmelden 15 Minuten. Eine ' +
          'frühere Adresse des Kontos bleibt 30 Tage gespeichert, so lange wie die Angabe, an wen Mails mit welchem ' +
          'Betreff gingen; was darin stand, 14 Tage, damit wir sie noch einmal senden können.',
      ],
    },
    {
      heading: 'Bestellungen',
      paragraphs: [
        'Für Vertrag, Lieferung und Rechnung verarbeiten wir Artikel, Adressen, Zahlungsart und Hinweise (Art. 6 ' +
          'Abs. 1 Buchst. b DSGVO). Der jeweilige Lieferant erhält, was er zum Liefern und für die Rechnung ' +
          'braucht. Merkliste und Warenkorb stehen im Konto, damit sie auf jedem Gerät da sind.',
        'Bewertungen erscheinen ohne Namen, nur mit der Art des Betriebs. Eigene Gestaltungen sehen Sie und der ' +
          'Lieferant, dem Sie sie einreichen; hochgeladene Bilder speichern wir neu, ohne Aufnahmedaten.',
      ],
    },
    {
      heading: 'Kontakt',
      paragraphs: [
        'Was Sie uns schreiben, verwenden wir, um zu antworten (Art. 6 Abs. 1 Buchst. b oder f DSGVO).',
        'Melden Sie einen Artikel als rechtswidrig, verarbeiten wir Ihre Angaben, um darüber zu entscheiden und Ihnen ' +
          'die Entscheidung zu begründen (Art. 16 Verordnung (EU) 2022/2065; Buchst. c). Name und E-Mail sind freiwillig, ' +
          'außer es geht um ein eigenes Recht; der Lieferant erfährt sie nicht.',
      ],
    },
    {
      heading: 'Statistik',
      paragraphs: [
        'Nur wenn Sie zustimmen, laden wir den Google Tag Manager der Google Ireland Limited und übermitteln, ' +
          'welche Seiten und Artikel angesehen, gemerkt oder in den Warenkorb gelegt werden (Art. 6 Abs. 1 Buchst. ' +
          'a DSGVO, § 25 Abs. 1 TDDDG). Dabei kann Google Daten in die USA übertragen; Grundlage ist der ' +
          'Angemessenheitsbeschluss zum EU-US Data Privacy Framework. Widerrufen können Sie jederzeit auf der Seite ' +
          'Cookies.',
      ],
    },
    {
      heading: 'Empfänger',
      paragraphs: ['Daten erhalten, soweit es nötig ist:'],
      list: [
        'die Lieferanten Ihrer Bestellungen',
        'Mollie B.V., Amsterdam, für Zahlungen, die nicht überwiesen werden',
        'unsere Dienstleister für Server und E-Mail, als Auftragsverarbeiter (Art. 28 DSGVO)',
        'Behörden, wenn ein Gesetz es verlangt',
      ],
    },
    {
      heading: 'Wie lange',
      paragraphs: [],
      table: {
        head: ['Daten', 'Dauer'],
        rows: [
          ['Konto, Adressen, Merkliste, Warenkorb', 'bis zur Löschung des Kontos'],
          ['Rechnungen und Buchungsbelege', 'acht Jahre (§ 147 AO, § 257 HGB)'],
          ['Bestellungen und Schreiben dazu', 'sechs Jahre (§ 147 AO, § 257 HGB)'],
          [
            'Anfragen ohne Bestellung',
            'sechs Monate, nachdem sie erledigt sind, höchstens bis zur Löschung des Kontos',
          ],
          [
            'Meldungen von Artikeln',
            'ein Jahr nach der Entscheidung; mit der Löschung des Kontos ohne Namen und Adresse',
          ],
          ['Sitzungen', 'höchstens sieben Tage'],
          ['Einwilligung', 'in Ihrem Browser, bis Sie sie ändern oder löschen'],
        ],
      },
    },
    {
      heading: 'Ihre Rechte',
      paragraphs: [
        'Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Übertragung und Widerspruch ' +
          '(Art. 15 bis 21 DSGVO). Im Konto unter „Firmendaten“ laden Sie alle Daten als Datei herunter oder ' +
          'löschen das Konto; dabei werden Rechnungen und Bestellungen auf das gesetzlich Nötige verringert. Für ' +
          'alles andere genügt eine E-Mail.',
        'Beschweren können Sie sich bei jeder Aufsichtsbehörde, etwa der Berliner Beauftragten für Datenschutz ' +
          'und Informationsfreiheit. Automatisierte Entscheidungen im Sinne von Art. 22 DSGVO treffen wir nicht.',
      ],
    },
  ],
}
