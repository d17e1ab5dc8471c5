import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** What the shop's process reads from when it starts: what is imported as a value, one after another. */
function packagesReadFrom(entry: string): Map<string, string> {
  const packages = new Map<string, string>()
  const seen = new Set<string>()
  const waiting = [entry]
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file) || !existsSync(file)) continue
    seen.add(file)
    const values = /^(?:import|export)\s(?!type\b)(?:[^;'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm
    for (const [, name] of readFileSync(file, 'utf8').matchAll(values)) {
      if (name!.startsWith('.')) waiting.push(join(dirname(file), name!))
      else if (!packages.has(name!)) packages.set(name!, file)
    }
  }
  return packages
}

test('what draws documents and calls systems of others is not read before it is needed', () => {
  const packages = packagesReadFrom(join(import.meta.dirname, 'main.ts'))
  expect(packages.has('fastify')).toBe(true)
  const large = ['pdfkit', 'fontkit', 'opentype.js', 'undici', '@opentelemetry/sdk-trace', '@e965/xlsx']
  expect(large.filter((name) => packages.has(name)).map((name) => `${name} by ${packages.get(name)}`)).toEqual([])
})
