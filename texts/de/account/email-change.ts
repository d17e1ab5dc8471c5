import type { emailChange as en } from '../../en/account/email-change.ts'

export const emailChange: typeof en = {
  title: 'E-Mail-Adresse',
  lead: 'Damit meldest du dich an, und dorthin schreiben wir dir.',
  failed: 'Das lässt sich gerade nicht laden',
  confirmed: 'Bestätigt',
  unconfirmed: 'Noch nicht bestätigt',
  change: 'Ändern',
  changeTitle: 'E-Mail-Adresse ändern',
  changeLead:
    'Wir schicken einen Link an die neue Adresse und einen an die bisherige. Die Änderung gilt, sobald du ' +
    'beide geöffnet hast; bis dahin meldest du dich an wie bisher.',
  changeLeadUnconfirmed: 'Wir schicken einen Link an die neue Adresse. Die Änderung gilt, sobald du ihn geöffnet hast.',
  email: 'Neue E-Mail',
  password: 'Dein Passwort',
  request: 'Links schicken',
  requested: 'Die Links sind unterwegs.',
  pendingTitle: (email) => `Auf dem Weg zu ${email}`,
  until: (moment) => `Die Links gelten bis ${moment}.`,
  isConfirmed: 'Die neue Adresse ist bestätigt.',
  isUnconfirmed: 'Der Link an die neue Adresse fehlt noch.',
  isAgreed: 'Die bisherige Adresse hat zugestimmt.',
  isUnagreed: 'Der Link an die bisherige Adresse fehlt noch.',
  again: 'Noch einmal schicken',
  sentAgain: 'Neue Links sind unterwegs; die früheren gelten nicht mehr.',
  cancel: 'Zurücknehmen',
  cancelled: 'Die Änderung ist zurückgenommen. Deine Adresse bleibt.',
  link: {
    title: 'E-Mail-Adresse ändern',
    reading: 'Der Link wird gelesen',
    failedTitle: 'Der Link lässt sich gerade nicht lesen',
    confirmLead: (email) =>
      `Ist ${email} deine Adresse? Ein Druck auf den Knopf, dann ist dein Konto darüber erreichbar.`,
    confirm: 'Diese Adresse bestätigen',
    agreeLead: (email) => `Die E-Mail-Adresse deines Kontos soll ${email} werden. Stimmst du zu?`,
    agree: 'Der Änderung zustimmen',
    notMe: 'Das war ich nicht',
    waitingTitle: 'Danke',
    waitingForOld: 'Jetzt fehlt nur noch der Link, den wir an deine bisherige Adresse geschickt haben.',
    waitingForNew: 'Jetzt fehlt nur noch der Link, den wir an die neue Adresse geschickt haben.',
    changedTitle: 'Deine E-Mail-Adresse ist geändert',
    changedText: (email) => `Ab jetzt meldest du dich mit ${email} an. Alle anderen Sitzungen wurden beendet.`,
    stoppedTitle: 'Die Änderung ist beendet',
    stoppedText:
      'Deine Adresse bleibt, wie sie ist. Wer die Änderung wollte, kennt dein Passwort: Bitte setze gleich ein neues.',
    newPassword: 'Neues Passwort festlegen',
    expiredTitle: 'Dieser Link gilt nicht mehr',
    expiredText:
      'Er wurde benutzt, zurückgenommen oder durch einen späteren ersetzt. Im Konto kannst du die Änderung noch einmal anfordern.',
    toSecurity: 'Zur Sicherheit des Kontos',
  },
}
