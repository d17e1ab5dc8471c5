/** The page /api/docs, which shows the OpenAPI document to developers. */
export const apiDocs = {
  title: 'Tresen API',
  intro:
    'Everything the shop itself uses, JSON in and out. Sign in with POST /api/v1/auth/sign-in and send the token as ‘Authorization: Bearer …’. Money is euros with at most two decimals; every refusal has the same body.',
  document: 'The same as an OpenAPI 3.1 document',
  otherLanguage: 'Deutsch',
  calls: 'Calls',
  schemas: 'Schemas',
  access: { visitor: 'everybody', signedIn: 'signed in' },
  parameters: 'Path and query',
  body: 'Body',
  reply: 'Reply',
  refusals: 'Refused with',
  nothing: 'no content',
  required: 'required',
  orNull: 'or null',
  listOf: 'list of',
  oneOf: 'one of',
  default: 'if missing',
}
