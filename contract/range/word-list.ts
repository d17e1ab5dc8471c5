import type { Changes, Field } from './content.ts'

/** What a text of a product may only say after somebody has read it. */
export const wordKinds = ['HEALTH', 'PRICE', 'CONTACT'] as const
export type WordKind = (typeof wordKinds)[number]
export type FoundWord = { field: Field; kind: WordKind; word: string }

// Each looks behind for where its run of signs begins: tried from each of its signs, a text of 20,000 figures would take seconds.
const patterns: Record<WordKind, RegExp> = {
  // Claims of Regulation (EC) 1924/2006 need an authorisation.
  HEALTH:
    /(?<!\p{L})(?:gesund(?!heitszeugnis)|heilt|heilend|heilkr|immun|entgift|detox|schlank|abnehm|stoffwechsel|health(?!care)|healing|cures?(?!\p{L})|slimming|weight loss|metabolism)\p{L}*/iu,
  // A price in a text is not the price that counts.
  PRICE: /(?:€|EUR(?!\p{L}))\s?\d[\d.,]*|(?<![\d.,])[.,]*\d[\d.,]*\s?(?:€|EUR(?!\p{L})|Euro(?!\p{L}))/iu,
  // Who wants to reach a buyer does so here.
  CONTACT: /(?<![\w.+-])[\w.+-]+@[\w-]+\.\w{2,}|(?:https?:\/\/|www\.)\S+|\+\d[\d /-]{7,}\d/iu,
}

const texts = ['nameDe', 'nameEn', 'brand', 'descriptionDe', 'descriptionEn', 'ingredients'] as const satisfies Field[]

/** The first find of each kind in each text; attributes count as one. */
export function findWords(changes: Changes): FoundWord[] {
  const named = texts.map((field) => ({ field, text: plain(changes[field] ?? '') }))
  const values = (changes.attributes ?? []).flatMap(({ de, en }) => [de.value, en.value]).join('\n')
  return [...named, { field: 'attributes' as const, text: values }].flatMap(({ field, text }) =>
    wordKinds.flatMap((kind) => {
      const word = patterns[kind].exec(text)?.[0]
      return word ? [{ field, kind, word: word.trim() }] : []
    }),
  )
}

const plain = (html: string) => html.replaceAll(/<[^<>]*>/g, ' ')
