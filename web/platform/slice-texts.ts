import { use } from 'react'
import type { Language } from '../../contract/platform/values.ts'
import { readTwice } from './failures/read-twice.ts'
import { useLanguage } from './texts.ts'

type SliceTexts<Sentences> = (() => Sentences) & PageTexts
/** Sentences that come with a page: `file` is the name of their module below each language's texts. */
export type PageTexts = { load: (language: Language) => Promise<unknown>; file: string }

/**
 * The sentences of a slice that few pages need: they come with these pages, not with every first load. A page that names
 * them as its `texts` has them before it is shown; elsewhere the hook suspends until they are there.
 */
export function sliceTexts<Sentences>(
  file: string,
  read: Record<Language, () => Promise<Sentences>>,
): SliceTexts<Sentences> {
  const loads = new Map<Language, Promise<Sentences>>()
  const load = (language: Language) => {
    const before = loads.get(language)
    if (before) return before
    const loading = readTwice(read[language])
    loads.set(language, loading)
    loading.then(
      // How React reads at once what is there already.
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => loads.delete(language),
    )
    return loading
  }
  // Always by `use`: a render that React replays after it suspended has to take the same way again, or its hooks are mixed up.
  const useSliceTexts = () => use(load(useLanguage()))
  return Object.assign(useSliceTexts, { load, file })
}
