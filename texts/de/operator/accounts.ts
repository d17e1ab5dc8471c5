import type * as en from '../../en/operator/accounts.ts'

export const accounts: typeof en.accounts = {
  summary: 'accounts: was über ein Unternehmen bekannt ist',
  actions: {
    'remove-second-factor': {
      takes: ['<E-Mail>'],
      explains:
        'Für Leute, die Telefon und Codes verloren haben: nimmt Authenticator-App, Wiederherstellungscodes und ' +
        'Passkeys vom Konto, beendet alle seine Sitzungen und schreibt ihnen eine Mail.',
    },
    trust: {
      takes: ['<E-Mail>', 'YES|NO'],
      explains:
        'Bürgt für einen Käufer, der noch nichts bezahlt hat: Überweisungen ohne die Grenzen erster Bestellungen. NO nimmt es zurück.',
    },
    vat: {
      takes: ['<E-Mail>', 'VALID|INVALID'],
      explains:
        'Vermerkt, was die Behörden zur USt-IdNr. des Kontos sagen. Unternehmen in anderen Mitgliedstaaten ' +
        'kaufen ohne deutsche Umsatzsteuer, solange sie VALID ist.',
    },
  },
  trusted: (email) => `${email} zahlt per Überweisung wie Stammkunden.`,
  untrusted: (email) => `Für ${email} gelten die Grenzen erster Bestellungen, bis eine bezahlt ist.`,
  badAnswer: (answer) => `Die Antwort muss YES oder NO sein, nicht '${answer}'.`,
  decided: (email, vatId, status) => `Die USt-IdNr. ${vatId} von ${email} ist ${status}.`,
  secondFactorRemoved: (email) => `${email} öffnet jetzt das Passwort allein; alle Sitzungen wurden beendet.`,
  noSecondFactor: (email) => `Das Konto ${email} hat weder Authenticator-App noch Passkey.`,
  unknown: (email) => `Ein Konto mit der E-Mail ${email} gibt es nicht.`,
  noVatId: (email) => `Das Konto ${email} hat keine USt-IdNr.`,
  badStatus: (status) => `Der Stand muss VALID oder INVALID sein, nicht '${status}'.`,
}

export const operators: typeof en.operators = {
  summary: 'wer Operator ist',
  actions: {
    list: { takes: [], explains: 'Listet die Operatoren auf, den ersten zuerst.' },
    appoint: {
      takes: ['<E-Mail>'],
      explains: 'Macht das Konto eines Käufers zu dem eines Operators. Geht auch, solange es noch keinen gibt.',
    },
    dismiss: {
      takes: ['<E-Mail>'],
      explains: 'Macht aus einem Operator wieder einen Käufer und beendet alle Sitzungen; nie beim letzten.',
    },
  },
  appointed: (email) => `${email} ist jetzt Operator.`,
  dismissed: (email) => `${email} ist kein Operator mehr.`,
  noBuyer: (email) => `Einen Käufer mit der E-Mail ${email} gibt es nicht.`,
  noOperator: (email) => `Einen Operator mit der E-Mail ${email} gibt es nicht.`,
  last: (email) => `${email} ist der letzte Operator; ernenne zuerst einen anderen.`,
}

export const impersonate: typeof en.impersonate = {
  summary: 'als Käufer anmelden, um zu sehen, was der Käufer sieht',
  actions: {
    code: {
      takes: ['<E-Mail des Käufers>'],
      explains:
        'Gibt einen Code aus, der einmal und 60 Sekunden lang gilt, und die Adresse, die ihn einlöst. Der Käufer erfährt es per Mail.',
      options: {
        reason: ['GRUND', 'warum, 5 bis 300 Zeichen; der Käufer liest es'],
        ticket: ['NUMMER', 'der Anfrage, in der der Käufer darum bat, etwa K4711'],
        write: ['die Sitzung darf auch ändern; ohne das liest sie nur'],
      },
    },
  },
  noBuyer: (email) => `Einen Käufer mit der E-Mail ${email} gibt es nicht.`,
  badReason: 'Sage mit --reason, warum, in 5 bis 300 Zeichen; der Käufer liest es.',
  badTicket: 'Die Nummer einer Anfrage ist ein K und Ziffern, etwa K4711.',
  code: (code) => `Code: ${code}`,
  url: (url) => `Adresse: ${url}`,
  rules:
    'Gilt einmal und 60 Sekunden lang; die Sitzung endet nach 30 Minuten. Alles, was darin geändert wird, wird vermerkt.',
}
