import type { operatorImpersonate as en } from '../../en/operator/impersonate.ts'

export const operatorImpersonate: typeof en = {
  summary: 'als Käufer anmelden, um zu sehen, was der Käufer sieht',
  actions: {
    code: {
      takes: ['<E-Mail des Käufers>'],
      explains: 'Gibt einen Code aus, der einmal und 60 Sekunden lang gilt, und die Adresse, die ihn einlöst.',
    },
  },
  noBuyer: (email) => `Einen Käufer mit der E-Mail ${email} gibt es nicht.`,
  code: (code) => `Code: ${code}`,
  url: (url) => `Adresse: ${url}`,
  rules:
    'Gilt einmal und 60 Sekunden lang; die Sitzung endet nach 30 Minuten. Alles, was darin geändert wird, wird vermerkt.',
}
