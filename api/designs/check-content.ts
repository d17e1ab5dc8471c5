import type * as z from 'zod/mini'
import type * as designsApi from '../../contract/designs/designs.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { logoPlacement, techniqueRules, techniquesOf, textPlacement } from './design-techniques.ts'
import type { Designable, DesignContent } from './queries.ts'

/** A designable product and the proportions of its printable area. */
export type Drawable = Designable & { aspect: number }

/** Who designs: the part of a caller that counts. */
export type Designer = Pick<Caller<'buyer'>, 'account' | 'language' | 'keyed'>

export type ContentInput = z.output<(typeof designsApi.create)['input']>

/** What was sent, completed by the template, or VALIDATION with what the product cannot take. */
export function checkContent(input: ContentInput, product: Drawable, language: Language): DesignContent {
  const { technique, colors = [] } = input
  const t = texts(language).designs.replies
  const possible = techniquesOf(product.recipe.archetype)
  if (!possible.includes(technique)) throw refused('technique', t.technique(possible.map((code) => t.techniques[code])))
  const { minColors, maxColors } = techniqueRules[technique]
  if (colors.length < minColors || colors.length > maxColors) throw refused('colors', t.colors(minColors, maxColors))
  return {
    skuId: product.skuId,
    storeId: product.storeId,
    title: input.title,
    quantity: input.quantity,
    technique,
    colors: colors.map((color) => color.toLowerCase()),
    placement: input.placement ?? logoPlacement(product.aspect),
    text: (input.text ?? '').trim(),
    textPlacement: input.textPlacement ?? textPlacement(product.aspect),
    font: input.font ?? 'space-grotesk',
    description: input.description ?? '',
  }
}

export const refused = (field: string, sentence: string) =>
  Problem.of('VALIDATION', undefined, { fieldErrors: { [field]: sentence } })
