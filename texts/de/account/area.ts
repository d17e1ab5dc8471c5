export const accountArea: typeof import('../../en/account/area.ts').accountArea = {
  alreadySignedIn: {
    title: 'Du bist schon angemeldet',
    text: (company) =>
      company
        ? `Dieser Browser kauft für ${company} ein. Für ein anderes Konto melde dich zuerst ab.`
        : 'Für ein anderes Konto melde dich zuerst ab.',
  },
  otherRole: {
    title: 'Nur für Einkäufer',
    text: (role: string) =>
      `Diese Seite gehört zu Konten, die einkaufen. Du bist als ${role} angemeldet; melde dich ab, um ein anderes Konto zu nutzen.`,
    roles: { buyer: 'Einkäufer', supplier: 'Lieferant', operator: 'Betreiber' },
  },
  navigation: 'Dein Konto',
  pages: {
    info: 'Firmendaten',
    addresses: 'Adressen',
    orders: 'Bestellungen',
    documents: 'Belege',
    wishlist: 'Merkliste',
    exclusive: 'Exklusive Artikel',
    designs: 'Eigene Motive',
    password: 'Passwort ändern',
  },
  info: {
    title: 'Firmendaten',
    lead: 'Was auf Rechnungen steht und wie wir dich erreichen.',
    person: 'Ansprechperson',
    company: 'Firma',
    invoices: 'Rechnungen',
    messages: 'Sprache und Neuigkeiten',
    legalForm: 'Rechtsform',
    legalFormHint: 'Zum Beispiel GmbH, OHG oder e. K.',
    socialUrls: 'Seiten in sozialen Netzwerken',
    socialUrlsHint: 'Eine Adresse pro Zeile, höchstens fünf.',
    emailHint: 'Damit meldest du dich an; hier lässt sie sich nicht ändern.',
    invoiceEmail: 'E-Mail für Rechnungen',
    invoiceEmailHint: 'Ohne sie gehen Rechnungen an die E-Mail des Kontos.',
    buyerReference: 'Käuferreferenz',
    buyerReferenceHint: 'Steht auf jeder Rechnung; Behörden tragen ihre Leitweg-ID ein.',
    language: 'Sprache unserer Mails',
    languages: { de: 'Deutsch', en: 'Englisch' },
    vatStates: {
      VALID: 'Von der Finanzverwaltung bestätigt',
      INVALID: 'Der Finanzverwaltung nicht bekannt',
      UNCHECKED: 'Noch nicht bestätigt',
    },
    save: 'Änderungen speichern',
    saved: 'Deine Angaben sind gespeichert.',
    failedTitle: 'Deine Angaben lassen sich gerade nicht laden',
  },
  privacy: {
    title: 'Deine Daten',
    exportTitle: 'Meine Daten exportieren',
    exportText: 'Alles, was wir über dich und deine Firma speichern, in einer JSON-Datei.',
    export: 'Meine Daten exportieren',
    exported: 'Die Datei mit deinen Daten liegt gleich in deinen Downloads.',
    eraseTitle: 'Mein Konto löschen',
    eraseText:
      'Name, Adressen, Merkliste, Warenkorb und Designs werden endgültig gelöscht. Bestellungen und Rechnungen bleiben, solange das Gesetz es verlangt.',
    erase: 'Mein Konto löschen',
    eraseAsk: 'Konto löschen?',
    eraseConfirm: 'Das lässt sich nicht rückgängig machen. Gib zur Bestätigung dein Passwort ein.',
    eraseNow: 'Endgültig löschen',
    erased: 'Dein Konto ist gelöscht.',
    impersonated: 'Export, Löschung und Passwort stehen nur der Kontoinhaberin oder dem Kontoinhaber offen.',
  },
  password: {
    title: 'Passwort ändern',
    lead: 'Mit dem Speichern enden alle anderen Sitzungen: Jeder andere Browser muss sich neu anmelden.',
    current: 'Aktuelles Passwort',
    next: 'Neues Passwort',
    save: 'Passwort ändern',
    saved: 'Das neue Passwort ist gespeichert. Alle anderen Sitzungen sind beendet.',
  },
}

export const impersonation: typeof import('../../en/account/area.ts').impersonation = {
  title: 'Als Kunde handeln',
  working: 'Der Code wird geprüft.',
  end: 'Beenden',
  endNamed: (company) => `Sitzung als ${company} beenden`,
  ended: 'Die Sitzung als dieser Kunde ist beendet.',
  expiredTitle: 'Dieser Code ist abgelaufen',
  expiredText: 'Ein Code gilt einmal und 60 Sekunden lang. Erzeuge einen neuen und öffne seinen Link gleich.',
  failedTitle: 'Das hat nicht geklappt',
}
