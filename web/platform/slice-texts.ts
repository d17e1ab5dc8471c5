import { use } from 'react'
import type { Language } from '../../contract/platform/values.ts'
import { useLanguage } from './texts.ts'

/**
 * The sentences of a slice whose pages no visitor enters first: they come with these pages, not with every first load. The
 * hook suspends until they are there.
 */
export function sliceTexts<Sentences>(read: Record<Language, () => Promise<Sentences>>): () => Sentences {
  const loads = new Map<Language, Promise<Sentences>>()
  const textsIn = (language: Language) => {
    const known = loads.get(language)
    if (known) return known
    const load = read[language]()
    loads.set(language, load)
    load.catch(() => loads.delete(language))
    return load
  }
  return () => use(textsIn(useLanguage()))
}
