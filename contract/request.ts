import type { Endpoint, InputOf } from './endpoint.ts'

/** Where the values of an input travel: path, then query (GET, DELETE) or JSON body (POST, PUT). */
export function requestOf<E extends Endpoint>(endpoint: E, input: InputOf<E>) {
  const rest: Record<string, unknown> = { ...input }
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  if (endpoint.method === 'POST' || endpoint.method === 'PUT')
    return { method: endpoint.method, path, query: new URLSearchParams(), body: JSON.stringify(rest) }
  return { method: endpoint.method, path, query: queryOf(rest), body: null }
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
