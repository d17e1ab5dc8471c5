import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { openApiDocument } from '../api/http/openapi.ts'
import type { Endpoint } from '../contract/platform/endpoint.ts'

export type Reply = { statusCode: number; body: string }

let ajv: Ajv2020 | undefined

/** Throws where a reply is not what the OpenAPI document says of the call: an undeclared status, or a body of another shape. */
export function checkReply(endpoint: Endpoint, { statusCode, body }: Reply): void {
  const name = `${endpoint.method} ${endpoint.path} ${statusCode}`
  const isSuccess = statusCode === (endpoint.status ?? 200)
  if (!isSuccess && statusCode < 400) throw new Error(`${name}: this status is not declared.`)
  if (statusCode === 204) {
    if (body !== '') throw new Error(`${name}: a body where none is declared.`)
    return
  }
  const validate = isSuccess
    ? schemaAt('paths', endpoint.path, endpoint.method.toLowerCase(), 'responses', String(statusCode))
    : schemaAt('components', 'responses', 'Refusal')
  if (!validate) throw new Error(`${name}: the document has no schema for it.`)
  if (!validate(JSON.parse(body)))
    throw new Error(`${name} is not as documented: ${ajv!.errorsText(validate.errors)}\n${body.slice(0, 2000)}`)
}

function schemaAt(...path: string[]) {
  ajv ??= openAjv()
  const pointer = [...path, 'content', 'application/json', 'schema'].map(escape).join('/')
  return ajv.getSchema(`tresen#/${pointer}`)
}

const escape = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))

function openAjv() {
  const made = new Ajv2020({ strict: false, validateSchema: false, allErrors: true })
  ;(addFormats as unknown as (ajv: Ajv2020) => void)(made)
  made.addSchema({ ...openApiDocument('http://tresen.test'), $id: 'tresen' })
  return made
}
