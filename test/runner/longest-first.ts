import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Short files whose tests take long. Begun last, each would be waited for while the other core idles. */
export const long = [
  'e2e/walk/each-fails-once.spec.ts',
  'e2e/long-german/long-german.spec.ts',
  'e2e/walk/monkey.spec.ts',
  'e2e/platform/component-gallery.spec.ts',
  'e2e/desk/every-page.spec.ts',
  'e2e/platform/page-budget.spec.ts',
  'e2e/platform/visitor-crawl.spec.ts',
  'e2e/faults/shop-faults.spec.ts',
  'test/fuzz/fuzz.test.ts',
  'seed/load-demo.test.ts',
  'test/every-call/api-keys.test.ts',
  'api/account/session/limits.test.ts',
  'test/structure/texts-in-use.test.ts',
  'seed/designs/load-designs.test.ts',
]

/** Orders these files, by their absolute path, before all others. */
export const begunBefore = (one: string, other: string) => placeOf(one) - placeOf(other)

function placeOf(path: string) {
  const place = long.findIndex((known) => path.endsWith(`/${known}`))
  return place < 0 ? long.length : place
}

/** The others follow as Vitest has them, on a fresh clone by their size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    // oxlint-disable-next-line unicorn/no-array-sort
    const usual = await super.sort(files)
    return usual.toSorted((a, b) => begunBefore(a.moduleId, b.moduleId))
  }
}
