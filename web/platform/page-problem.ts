/** Why a page is not shown: its status and the API's code. A CallProblem has the same shape. */
export type PageProblem = { status: number; code: string }

/** A refusal of the API becomes a page with that status; a malformed address is one that does not exist. */
export function problemOf(error: unknown): PageProblem {
  const { status, code } = error instanceof Error ? (error as Partial<PageProblem>) : {}
  if (status === undefined || code === undefined) return { status: 500, code: 'INTERNAL' }
  return { status: status === 400 ? 404 : status === 0 ? 503 : status, code }
}
