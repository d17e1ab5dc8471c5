import type { operatorTexts as en } from '../../en/operator/command-line.ts'

export const operatorTexts: typeof en = {
  usage: 'Aufruf: npm run operator -- <Thema> <Verb> …',
  about:
    'Arbeitet auf der Datenbank des Shops (DATABASE_URL oder die eingebettete in DATA_DIR), auch während der Shop läuft.\nJeder Aufruf wird mit dem Konto des Operators im Protokoll vermerkt.',
  options:
    'Immer möglich:\n  --as <E-Mail>: wer am Werk ist; sonst der Operator, der zuerst da war\n  --language de|en: Sprache der Antworten\n  --help: diese Erklärung, auch nach einem Thema oder Verb',
  noOperator:
    'Es gibt noch keinen Operator. Lege im Shop ein Konto an und ernenne es: npm run operator -- operators appoint <E-Mail>',
  noSuchOperator: (email) => `Einen Operator mit der E-Mail ${email} gibt es nicht.`,
}
