import type { Deps } from '../platform/deps.ts'

/** Where an answer to a ticket's mails comes back to: into its thread where mails are posted, else to the desk. */
export function replyAddress(
  { deskEmail, inboundSecret }: Pick<Deps, 'deskEmail' | 'inboundSecret'>,
  token: string,
): string {
  return inboundSecret ? deskEmail.replace('@', `+${token}@`) : deskEmail
}

/** The token of the first of these addresses that has one. */
export function tokenIn(addresses: readonly string[]): string | undefined {
  for (const address of addresses) {
    const token = /\+([\da-f]{40})@/i.exec(address)?.[1]
    if (token) return token.toLowerCase()
  }
  return undefined
}
