import type { operatorAccounts as English } from '../../en/operator/accounts.ts'

export const operatorAccounts: typeof English = {
  summary: 'accounts: was über ein Unternehmen bekannt ist',
  actions: {
    trust: {
      takes: ['<E-Mail>', 'YES|NO'],
      explains:
        'Bürgt für einen Käufer, der noch nichts bezahlt hat: Überweisungen ohne die Grenzen erster Bestellungen. NO nimmt es zurück.',
    },
    vat: {
      takes: ['<E-Mail>', 'VALID|INVALID'],
      explains:
        'Vermerkt, was die Behörden zur USt-IdNr. des Kontos sagen. Unternehmen in anderen Mitgliedstaaten kaufen ohne deutsche Umsatzsteuer, solange sie VALID ist.',
    },
  },
  trusted: (email) => `${email} zahlt per Überweisung wie Stammkunden.`,
  untrusted: (email) => `Für ${email} gelten die Grenzen erster Bestellungen, bis eine bezahlt ist.`,
  badAnswer: (answer) => `Die Antwort muss YES oder NO sein, nicht '${answer}'.`,
  decided: (email, vatId, status) => `Die USt-IdNr. ${vatId} von ${email} ist ${status}.`,
  unknown: (email) => `Ein Konto mit der E-Mail ${email} gibt es nicht.`,
  noVatId: (email) => `Das Konto ${email} hat keine USt-IdNr.`,
  badStatus: (status) => `Der Stand muss VALID oder INVALID sein, nicht '${status}'.`,
}
