import type { apiDocs as en } from '../en/api-docs.ts'

export const apiDocs: typeof en = {
  title: 'Tresen API',
  intro:
    'Alles, was der Shop selbst benutzt, JSON hin und zurück. Melde dich mit POST /api/v1/auth/sign-in an ' +
    'und sende das Token als „Authorization: Bearer …“. Geld sind Euro mit höchstens zwei Nachkommastellen; ' +
    'jede Ablehnung hat denselben Aufbau.',
  apiKeys:
    'Andere Systeme einer Firma oder eines Stores rufen mit einem API-Schlüssel auf: Wer Inhaber ist, legt ' +
    'ihn im Konto oder am Arbeitsplatz an. Sende ihn wie ein Token als „Authorization: Bearer tresen_…“. Er ' +
    'handelt für diese Firma oder diesen Store, mit den Rechten, die er bekommen hat, solange sie auch hat, ' +
    'wer ihn angelegt hat. Bei jedem Aufruf steht, welches Recht er braucht; wo nichts von API-Schlüsseln ' +
    'steht, kommt er nicht hin. Er darf 600 Aufrufe in der Minute; danach steht in „Retry-After“, wie lange ' +
    'zu warten ist. Schreibende Aufrufe mit „Idempotency-Key“ lassen sich gefahrlos wiederholen.',
  webhooks:
    'Systeme eines Stores erfahren Ereignisse unter Adressen, die seine Inhaber im Arbeitsplatz nennen ' +
    '(`{type, timestamp, data}`, nur Namen von Dingen), nach Standard Webhooks: ' +
    '„webhook-id.webhook-timestamp.body“ mit HMAC-SHA256 und dem Base64 hinter „whsec_“ signieren; das ' +
    'Ergebnis steht als Base64 hinter „v1,“ in „webhook-signature“. Lehne einen Zeitstempel ab, der älter ' +
    'als fünf Minuten ist, antworte binnen 10 Sekunden mit 2xx und nimm jede webhook-id nur einmal: Was ' +
    'scheitert, wird drei Tage lang erneut gesendet.',
  document: 'Dasselbe als OpenAPI-3.1-Dokument',
  otherLanguage: 'English',
  calls: 'Aufrufe',
  schemas: 'Schemata',
  access: {
    visitor: 'alle',
    signedIn: 'angemeldet',
    apiKey: (right) => (right === null ? 'API-Schlüssel' : `API-Schlüssel mit ${right}`),
  },
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
