import type { designReports as en } from '../../en/designs/reports.ts'

export const designReports: typeof en = {
  blocked: 'Gesperrt',
  subject: ({ title }) => `Gesperrt: dein Motiv ${title}`,
  title: 'Dein Motiv wurde gesperrt',
  body: ({ title, product }) =>
    `Tresen hat „${title}“ auf „${product}“ gesperrt, überall und auf Dauer: Es gibt kein Druckmuster mehr davon, und es lässt sich nicht mehr bestellen.`,
  reason: (text) => `Grund: ${text}`,
  ground:
    'Unsere Bedingungen verbieten Drucke, die gegen das Gesetz verstoßen oder Rechte anderer verletzen. ' +
    'Darauf beruht die Sperre, und auf der Regel, die der Grund nennt.',
  reported: 'Das Motiv war uns gemeldet worden. Ein Mensch hat die Meldung geprüft und entschieden, kein Automat.',
  redress: (reportNumber) =>
    `Siehst du es anders, schreib uns binnen sechs Monaten über das Kontaktformular und nenne ${reportNumber}: Jemand anderes ` +
    'aus dem Team sieht es sich an. Auch eine außergerichtliche Streitbeilegungsstelle (Art. 21 Verordnung (EU) 2022/2065) und ' +
    'die Gerichte stehen dir offen.',
  button: 'Motiv ansehen',
}
