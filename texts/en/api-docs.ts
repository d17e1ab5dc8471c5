/** The page /api/docs, which shows the OpenAPI document to developers. */
export const apiDocs = {
  title: 'Tresen API',
  intro:
    'Everything the shop itself uses, JSON in and out. Sign in with POST /api/v1/auth/sign-in and send the ' +
    'token as ‘Authorization: Bearer …’. Money is euros with at most two decimals; every refusal has the ' +
    'same body.',
  apiKeys:
    'Other systems of a company or a store call with an API key, which its owners make in the account or the ' +
    'workplace. Send it like a token, as ‘Authorization: Bearer tresen_…’. It acts for this company or ' +
    'store, with the rights it was given as long as its maker has them. Each call says which right it needs; ' +
    'a key gets nowhere where no API key is named. It may call 600 times a minute; beyond that ‘Retry-After’ ' +
    'says how long to wait. Writes with an ‘Idempotency-Key’ can be repeated without harm.',
  webhooks:
    'A store’s systems are told of events at addresses its owner names in the workplace (`{type, timestamp, ' +
    'data}`, names of things only), by Standard Webhooks: sign ‘webhook-id.webhook-timestamp.body’ with ' +
    'HMAC-SHA256 and the base64 after ‘whsec_’; the result, as base64, is one of ‘webhook-signature’ behind ' +
    '‘v1,’. Refuse a timestamp older than five minutes, answer with 2xx within 10 seconds, and take one ' +
    'webhook-id only once: what fails is sent again for three days.',
  document: 'The same as an OpenAPI 3.1 document',
  otherLanguage: 'Deutsch',
  calls: 'Calls',
  schemas: 'Schemas',
  access: {
    visitor: 'everybody',
    signedIn: 'signed in',
    apiKey: (right: string | null) => (right === null ? 'API key' : `API key with ${right}`),
  },
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
