import type { Endpoint, InputOf } from './endpoint.ts'

/** Where the values of an input travel: path, then query (GET, DELETE) or JSON body (POST, PUT), a form where a file is. */
export function requestOf<E extends Endpoint>(endpoint: E, input: InputOf<E>) {
  const rest: Record<string, unknown> = { ...input }
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  if (endpoint.method === 'POST' || endpoint.method === 'PUT')
    return { method: endpoint.method, path, query: new URLSearchParams(), ...bodyOf(rest) }
  return { method: endpoint.method, path, query: queryOf(rest), body: null, contentType: null }
}

// The type of a form, with its boundary, is set by who sends it.
function bodyOf(values: Record<string, unknown>) {
  if (!Object.values(values).some((value) => value instanceof Blob))
    return { body: JSON.stringify(values), contentType: 'application/json' }
  const body = new FormData()
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof Blob) body.append(name, value)
    else if (value !== undefined) body.append(name, String(value))
  }
  return { body, contentType: null }
}

function queryOf(values: Record<string, unknown>) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) append(query, name, value)
  return query
}

function append(query: URLSearchParams, name: string, value: unknown) {
  if (value === undefined || value === null) return
  if (Array.isArray(value)) for (const item of value) query.append(name, String(item))
  else if (typeof value === 'object')
    for (const [key, item] of Object.entries(value)) append(query, `${name}.${key}`, item)
  else query.append(name, String(value))
}
