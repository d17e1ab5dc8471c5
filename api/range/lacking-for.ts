import { missingAttributes } from '../../contract/range/check-attributes.ts'
import type { Content } from '../../contract/range/content.ts'
import { missingFacts } from '../../contract/range/legal-facts.ts'
import type { ProblemDetails } from '../../contract/platform/problems.ts'
import type { FilledCategory } from './queries.ts'

/** What a category asks for and these goods do not state: facts of the law and attributes that are required; null for nothing. */
export function lackingFor(category: FilledCategory, content: Content): ProblemDetails['MOVE_INCOMPLETE'] | null {
  const { slug, isFood } = category
  const facts = missingFacts({ content: { ...content, category: slug }, isFood }).map(({ name }) => name)
  const attributes = missingAttributes(content.attributes, category.attributes).map(({ labelDe, labelEn }) => ({
    de: labelDe,
    en: labelEn,
  }))
  return facts.length + attributes.length > 0 ? { facts, attributes } : null
}
