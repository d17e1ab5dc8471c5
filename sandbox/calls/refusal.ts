const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

/** What Mollie answers instead: status, a sentence for developers, and the field of the request that is at fault. */
export class Refusal extends Error {
  readonly status: number
  readonly field: string | undefined

  constructor(status: number, detail: string, field?: string) {
    super(detail)
    this.status = status
    this.field = field
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The body of an error (docs.mollie.com/reference/error-handling). */
export function refusalBody({
  status,
  message,
  field,
}: {
  status: number
  message: string
  field?: string | undefined
}) {
  return {
    status,
    title: TITLES[status] ?? 'Error',
    detail: message,
    ...(field && { field }),
    _links: { documentation: { href: 'https://docs.mollie.com/reference/error-handling', type: 'text/html' } },
  }
}
