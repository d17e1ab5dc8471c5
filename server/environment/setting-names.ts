import { readEnvironment } from './environment.ts'

/** The environment variables that the shop reads, with every provider of payments. */
export function settingNames(): Set<string> {
  const names = new Set<string>()
  for (const provider of ['none', 'mollie']) {
    const variables = new Proxy<Record<string, string>>(
      {},
      { get: (_, name: string) => (names.add(name), name === 'PAYMENT_PROVIDER' ? provider : undefined) },
    )
    try {
      readEnvironment(variables)
    } catch {
      // Of a provider without its key.
    }
  }
  return names
}
