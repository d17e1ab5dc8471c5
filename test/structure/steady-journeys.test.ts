import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SHORTEST_MS = 60_000
const journeys = readdirSync('e2e', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.spec\.ts$|^support\//.test(path) && path.endsWith('.ts'))
  .map((path) => join('e2e', path))

// A busy machine passes a shorter limit, and then a sound journey fails.
test('no journey sets a limit shorter than the one of all', () => {
  expect(journeys.length).toBeGreaterThan(20)
  const limits = journeys.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/(?:Timeout\(|timeout: |_MS = )([\d_]+)/g)].map(([, number]) => ({
      path,
      milliseconds: Number(number!.replaceAll('_', '')),
    })),
  )
  expect(limits).not.toEqual([])
  expect(limits.filter(({ milliseconds }) => milliseconds < SHORTEST_MS)).toEqual([])
})

test('no other test waits for less than that, either, as Vitest does by itself in `waitFor`', () => {
  const tests = ['api', 'bench', 'bin', 'contract', 'sandbox', 'seed', 'server', 'test', 'web']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((path) => /\.test\.tsx?$/.test(path))
  expect(tests.length).toBeGreaterThan(200)
  const waits = tests.flatMap((path) =>
    [
      ...readFileSync(path, 'utf8').matchAll(
        /expect\.poll\(.*timeout: ([\d_]+)|vi\.waitFor\((?:.*timeout: ([\d_]+))?/g,
      ),
    ].map(([, poll, wait]) => ({ path, milliseconds: Number((poll ?? wait ?? '1000').replaceAll('_', '')) })),
  )
  expect(waits).not.toEqual([])
  expect(waits.filter(({ milliseconds }) => milliseconds < SHORTEST_MS)).toEqual([])
})

// They press what has no code yet, or no server's page below it.
const early = [
  'e2e/platform/typed-early.spec.ts',
  'e2e/platform/lost-scripts.spec.ts',
  'e2e/platform/component-gallery.spec.ts',
  'e2e/walk/unanswered-document.spec.ts',
]

// The driver's own press waits neither for the code of what it presses nor for what moves after scrolling there.
test('journeys press by the actions of a user', () => {
  const pages = readdirSync('e2e/screens').map((name) => join('e2e/screens', name))
  const others = [...journeys, ...pages].filter((path) => !early.includes(path) && !path.includes('user-actions'))
  const presses = others.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/.*\)\s*\.(?:click|check|uncheck|tap)\(\).*/g)].map(
      ([line]) => `${path}: ${line.trim()}`,
    ),
  )
  // Those of the page's own scripts, which need no pointer.
  expect(presses.filter((line) => !line.includes(' as HTMLElement).click()'))).toEqual([])
})

// A field of several lines holds what was typed as its own text, so that it is found before anything was sent.
test('no journey waits for its own words anywhere on a page after it typed them', () => {
  const waits = journeys.flatMap((path) => {
    const source = readFileSync(path, 'utf8')
    const typed = [...source.matchAll(/\b(?:fill|type)\((?:.*, )?'([^']+)'\)/g)].map(([, words]) => words!)
    const awaited = [...source.matchAll(/\bpage\.getByText\('([^']+)'/g)].map(([, words]) => words!)
    return awaited.filter((words) => typed.some((one) => one.includes(words))).map((words) => `${path}: ${words}`)
  })
  expect(waits).toEqual([])
})

// A look for barriers waits until nothing is busy: what is only dim would have a poor contrast for a moment.
test('what is dim until an answer comes says that it is busy', () => {
  const components = readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .flatMap((path) => {
      const source = readFileSync(join('web', path), 'utf8')
      return [...source.matchAll(/<\w+[^<]*?\? 'opacity-(?:45|60)' : ''[^<]*/g)].map(([element]) => ({ path, element }))
    })
  expect(components.length).toBeGreaterThan(5)
  expect(components.filter(({ element }) => !element.includes('aria-busy')).map(({ path }) => path)).toEqual([])
})
