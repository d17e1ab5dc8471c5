import type { mails as en } from '../../en/account/mails.ts'

export const mails: typeof en = {
  hello: (firstName) => (firstName === null ? 'Guten Tag,' : `Hallo ${firstName},`),
  welcome: {
    subject: 'Willkommen bei Tresen',
    title: 'Willkommen bei Tresen',
    body: (companyName) => [
      `die E-Mail-Adresse von ${companyName} ist bestätigt: Jetzt kann bestellt werden.`,
      `Du siehst Nettopreise, Staffelpreise und den Bestand aller Lieferanten.`,
      'Ware mehrerer Lieferanten liegt in einem Warenkorb; jeder Lieferant hat seinen Mindestbestellwert und liefert selbst.',
    ],
    button: 'Waren entdecken',
  },
  confirmEmail: {
    subject: 'Bitte die E-Mail-Adresse bestätigen',
    title: 'E-Mail-Adresse bestätigen',
    body: [
      'jemand, vermutlich du, hat mit dieser E-Mail-Adresse ein Geschäftskonto bei Tresen eröffnet.',
      'Bitte bestätige, dass es deine Adresse ist; danach kann mit dem Konto bestellt werden.',
    ],
    button: 'E-Mail-Adresse bestätigen',
    closing: (days) => [
      `Der Link gilt ${days} Tage lang. Warst du es nicht, musst du nichts tun: Ohne Bestätigung kann niemand mit dieser Adresse bestellen.`,
    ],
  },
  passwordReset: {
    subject: 'Neues Passwort festlegen',
    title: 'Neues Passwort festlegen',
    body: ['jemand, vermutlich du, hat ein neues Passwort für dein Konto bei Tresen angefordert.'],
    button: 'Neues Passwort wählen',
    closing: (minutes) => [
      `Der Link gilt einmal und ${minutes} Minuten lang. Warst du es nicht, musst du nichts tun: Dein Passwort bleibt, wie es ist.`,
    ],
  },
  passwordChanged: {
    subject: 'Das Passwort wurde geändert',
    title: 'Das Passwort wurde geändert',
    body: [
      'das Passwort für das Konto bei Tresen wurde gerade geändert. Alle anderen Sitzungen wurden beendet.',
      'War die Änderung gewollt, ist nichts zu tun. Wenn nicht, bitte sofort ein neues Passwort festlegen: Das sperrt alle anderen aus.',
    ],
    button: 'Neues Passwort festlegen',
  },
  newDevice: {
    subject: 'Anmeldung auf einem neuen Gerät',
    title: 'Anmeldung auf einem neuen Gerät',
    device: ({ browser, system }) => [browser ?? 'einem unbekannten Programm', system].filter(Boolean).join(' auf '),
    body: (device, moment) => [
      `jemand, vermutlich du, hat sich gerade mit ${device} bei deinem Konto angemeldet: ${moment}.`,
      `Auf diesem Gerät wurde das Konto noch nie benutzt.`,
      'Warst du es, musst du nichts tun.',
    ],
    button: 'Alle Sitzungen ansehen',
    closing: [
      'Warst du es nicht, beende dort die Sitzung und ändere dein Passwort: Das sperrt alle anderen aus. Wir fragen nie per Mail nach deinem Passwort.',
    ],
  },
  secondFactor: {
    on: {
      subject: 'Zwei-Faktor-Anmeldung eingeschaltet',
      body: [
        'ab jetzt braucht es außer dem Passwort einen Code deiner Authenticator-App. Alle anderen Sitzungen wurden beendet.',
      ],
    },
    off: {
      subject: 'Zwei-Faktor-Anmeldung ausgeschaltet',
      body: [
        'ab jetzt öffnet das Passwort allein dein Konto bei Tresen. Auch die Wiederherstellungscodes sind gelöscht.',
      ],
    },
    codes: {
      subject: 'Neue Wiederherstellungscodes',
      body: ['für dein Konto bei Tresen wurden neue Wiederherstellungscodes erzeugt. Die früheren gelten nicht mehr.'],
    },
    passkey: {
      subject: 'Ein neuer Passkey',
      body: ['zu deinem Konto bei Tresen wurde ein Passkey hinzugefügt. Wer ihn hat, meldet sich ohne Passwort an.'],
    },
    lost: {
      subject: 'Zwei-Faktor-Anmeldung von deinem Konto genommen',
      body: [
        'jemand von Tresen hat Authenticator-App, Wiederherstellungscodes und alle Passkeys von deinem Konto genommen, weil du sie verloren hast.',
        'Alle Sitzungen wurden beendet.',
        'Ab jetzt öffnet das Passwort allein dein Konto bei Tresen. Richte bitte wieder einen zweiten Faktor ein.',
      ],
    },
    button: 'Sicherheit des Kontos ansehen',
    closing: ['Warst du es nicht, setze sofort ein neues Passwort und schreib uns.'],
  },
  apiKey: {
    subject: 'Ein neuer API-Schlüssel',
    body: (name) => [
      `in deinem Team wurde der API-Schlüssel „${name}“ angelegt. Mit ihm ruft ein anderes System die Daten ` +
        'des Teams ab und ändert sie, so weit seine Rechte gehen.',
    ],
    button: 'API-Schlüssel ansehen',
    closing: ['Weiß niemand davon, beende den Schlüssel sofort und setze ein neues Passwort.'],
  },
  newOwner: {
    subject: (companyName) => `Du bist jetzt Inhaber von ${companyName}`,
    body: (from, companyName) => [
      `${from} hat dir die Inhaberschaft von ${companyName} übergeben. Ab jetzt entscheidest du über Team, Firmendaten und API-Schlüssel.`,
    ],
    button: 'Zum Team',
    closing: ['Hast du das nicht erwartet, schreib uns bitte.'],
  },
  impersonation: {
    subject: 'Jemand vom Team von Tresen handelt in deinem Konto',
    begun: (moment) =>
      `am ${moment} hat jemand vom Team von Tresen dein Konto geöffnet, um dir zu helfen. Das endet nach 30 Minuten von selbst.`,
    reason: (reason) => `Der angegebene Grund: ${reason}`,
    ticket: (number) => `Die Anfrage dazu: ${number}`,
    readOnly: 'Dabei kann nur gelesen werden: In deinem Konto lässt sich nichts ändern.',
    writing:
      'Dabei kann auch etwas in deinem Namen vorbereitet werden, etwa dein Warenkorb. Bestellen, bezahlen und dein Konto ändern kannst nur du.',
    button: 'Sitzungen deines Kontos ansehen',
    closing: [
      'Hast du nicht damit gerechnet, schreib uns bitte. Du kannst die Sitzung in deinem Konto jederzeit beenden.',
    ],
  },
  invitation: {
    subject: (companyName) => `Einladung ins Team von ${companyName}`,
    title: (companyName) => `Komm ins Team von ${companyName}`,
    body: {
      buyer: (inviterName, companyName) => [
        `${inviterName} lädt dich ein, bei Tresen, dem Marktplatz für Großhandel, für ${companyName} zu bestellen und zu arbeiten.`,
        'Du trittst mit deinem eigenen Konto bei; eins ist schnell eröffnet.',
      ],
      supplier: (inviterName, storeName) => [
        `${inviterName} lädt dich ein, bei Tresen, dem Marktplatz für Großhandel, für den Store ${storeName} zu arbeiten.`,
        'Du trittst mit deinem eigenen Konto bei; eins ist schnell eröffnet.',
      ],
      operator: (inviterName) => [
        `${inviterName} lädt dich ins Team ein, das Tresen, den Marktplatz für Großhandel, betreibt.`,
        'Du trittst mit deinem eigenen Konto und einem zweiten Faktor bei; beides ist schnell eingerichtet.',
      ],
    },
    unnamed: {
      subject: 'Einladung in ein Team bei Tresen',
      title: 'Komm in ein Team bei Tresen',
      body: {
        buyer: [
          'Du bist eingeladen, bei Tresen, dem Marktplatz für Großhandel, für ein Unternehmen zu bestellen und zu arbeiten.',
          'Für welches und von wem, steht hinter dem Link.',
          'Du trittst mit deinem eigenen Konto bei; eins ist schnell eröffnet.',
        ],
        supplier: [
          'Du bist eingeladen, bei Tresen, dem Marktplatz für Großhandel, für einen Store zu arbeiten.',
          'Für welchen und von wem, steht hinter dem Link.',
          'Du trittst mit deinem eigenen Konto bei; eins ist schnell eröffnet.',
        ],
        operator: [
          'Du bist ins Team eingeladen, das Tresen, den Marktplatz für Großhandel, betreibt. Von wem, steht hinter dem Link.',
          'Du trittst mit deinem eigenen Konto und einem zweiten Faktor bei; beides ist schnell eingerichtet.',
        ],
      },
    },
    operators: 'Tresen',
    button: 'Einladung ansehen',
    closing: (days) => [
      `Der Link gilt einmal und ${days} Tage lang. Wenn du den Absender nicht kennst, musst du nichts tun.`,
    ],
  },
  signInLink: {
    subject: 'Dein Link zum Anmelden',
    body: ['jemand, vermutlich du, hat einen Link angefordert, der dich ohne Passwort bei Tresen anmeldet.'],
    button: 'Anmelden',
    closing: (minutes) => [
      `Der Link gilt einmal und ${minutes} Minuten lang. Warst du es nicht, musst du nichts tun. Gib ihn niemandem weiter: Er öffnet dein Konto.`,
    ],
  },
  emailChange: {
    confirm: {
      subject: 'Bitte die neue E-Mail-Adresse bestätigen',
      body: [
        'jemand, vermutlich du, möchte diese E-Mail-Adresse künftig für das eigene Konto bei Tresen verwenden.',
        'Bitte bestätige, dass es deine Adresse ist. Hat das Konto schon eine andere bestätigte Adresse, muss auch sie zustimmen.',
      ],
      button: 'Neue Adresse bestätigen',
      closing: (hours) => [
        `Der Link gilt einmal und ${hours} Stunden lang. Warst du es nicht, musst du nichts tun: Ohne dich ändert sich nichts.`,
      ],
    },
    agree: {
      subject: 'Soll sich die E-Mail-Adresse deines Kontos ändern?',
      body: (newEmail) => [
        `jemand, vermutlich du, möchte die E-Mail-Adresse deines Kontos bei Tresen in ${newEmail} ändern.`,
        `Bis du zustimmst, meldest du dich wie bisher mit dieser Adresse an.`,
      ],
      button: 'Ansehen und zustimmen',
      closing: (hours) => [
        `Der Link gilt ${hours} Stunden lang. Warst du es nicht, öffne ihn und drücke „Das war ich nicht“: Das beendet die Änderung.`,
        `Setze dann ein neues Passwort, denn jemand kennt deines.`,
      ],
    },
    taken: {
      subject: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto',
      body: [
        'jemand, vermutlich du, wollte diese E-Mail-Adresse für ein anderes Konto bei Tresen verwenden.',
        'Es gibt schon ein Konto mit ihr, deshalb ändert sich nichts.',
        'Eine Adresse gehört zu einem Konto. Um sie für das andere zu verwenden, ändere zuerst die Adresse dieses Kontos.',
      ],
      button: 'Neues Passwort festlegen',
      closing: ['Warst du es nicht, musst du nichts tun.'],
    },
    changed: {
      subject: 'Die E-Mail-Adresse deines Kontos wurde geändert',
      body: (newEmail) => [
        `beide Adressen haben zugestimmt: Ab jetzt meldest du dich bei Tresen mit ${newEmail} an. Alle anderen Sitzungen wurden beendet.`,
        'An diese Adresse schreiben wir nichts mehr zu deinem Konto. Warst du es nicht, schreib uns bitte sofort.',
      ],
    },
  },
  accountErased: {
    subject: 'Das Konto wurde gelöscht',
    title: 'Das Konto wurde gelöscht',
    body: [
      'das Konto bei Tresen wurde wie gewünscht gelöscht. Niemand kann sich mehr damit anmelden.',
      'Bestellungen und Rechnungen bleiben so lange erhalten, wie es das Gesetz verlangt, und für nichts anderes.',
    ],
  },
}
