import type { apiDocs as en } from '../en/api-docs.ts'

export const apiDocs: typeof en = {
  title: 'Tresen API',
  intro:
    'Alles, was der Shop selbst benutzt, JSON hin und zurück. Melde dich mit POST /api/v1/auth/sign-in an und sende das Token als „Authorization: Bearer …“. Geld sind Euro mit höchstens zwei Nachkommastellen; jede Ablehnung hat denselben Aufbau.',
  document: 'Dasselbe als OpenAPI-3.1-Dokument',
  otherLanguage: 'English',
  calls: 'Aufrufe',
  schemas: 'Schemata',
  access: { visitor: 'alle', signedIn: 'angemeldet' },
  parameters: 'Pfad und Abfrage',
  body: 'Inhalt',
  reply: 'Antwort',
  refusals: 'Abgelehnt mit',
  nothing: 'kein Inhalt',
  required: 'Pflicht',
  orNull: 'oder null',
  listOf: 'Liste von',
  oneOf: 'eines von',
  default: 'wenn es fehlt',
}
