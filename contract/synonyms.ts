import * as z from 'zod/mini'
import { endpoint } from './platform/endpoint.ts'
import { cursorInput, cursorOf, Page, PageSize, pageOf } from './platform/paging.ts'
import { languages } from './platform/languages.ts'
import { NoContent, plainText, requiredText } from './platform/values.ts'

export const synonymBounds = { fewestNames: 2, mostNames: 20, mostGroups: 5000, longestName: 60 }
const { fewestNames, mostNames, longestName } = synonymBounds

const GroupLanguage = z.nullable(z.enum(languages))

export const SynonymGroup = z.object({
  id: z.int(),
  names: z.array(z.string()),
  /** Only the first name finds what the others find. */
  isOneWay: z.boolean(),
  /** Of searches that it holds for; null is both. */
  language: GroupLanguage,
})
export type SynonymGroup = z.output<typeof SynonymGroup>

/** Numbers of products that every visitor sees. */
export const TriedName = z.object({
  /** What else the search takes it for, if the names were one thing. */
  others: z.array(z.string()),
  foundNow: z.int(),
  foundThen: z.int(),
})
export type TriedName = z.output<typeof TriedName>

/** What was searched for, within the last 28 days. */
export const CountedSearch = z.object({
  /** In small letters. */
  words: z.string(),
  language: z.enum(languages),
  searches: z.int(),
  /** How many of them found nothing. */
  missed: z.int(),
  /** After so many of them a result was pressed. */
  clicked: z.int(),
  lastDay: z.iso.date(),
  /** What else the search takes it for. */
  others: z.array(z.string()),
  /** Products that every visitor finds by it now. */
  foundNow: z.int(),
})
export type CountedSearch = z.output<typeof CountedSearch>

const Names = z.array(requiredText(longestName)).check(z.minLength(fewestNames), z.maxLength(mostNames))
const Id = z.int().check(z.minimum(1), z.maximum(2 ** 31 - 1))

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/operator/synonyms',
  access: 'operator',
  right: 'synonyms',
  summary:
    'Groups of names by which the search finds one thing; with a name those of which a name holds it, however it is written',
  input: z.strictObject({
    name: z.optional(plainText(longestName)),
    page: z._default(Page, 1),
    pageSize: z._default(PageSize, 24),
  }),
  output: pageOf(SynonymGroup),
})
export const trial = endpoint({
  method: 'GET',
  path: '/api/v1/operator/synonyms/trial',
  access: 'operator',
  right: 'synonyms',
  summary:
    'What the search finds for names, in their order: now, and if they were taken for one thing, in place of group `id` or added as by POST; with a language in searches of it, else in those of the caller',
  input: z.strictObject({
    names: z.array(requiredText(longestName)).check(z.minLength(1), z.maxLength(mostNames)),
    id: z.optional(Id),
    isOneWay: z._default(z.boolean(), false),
    language: z.optional(z.enum(languages)),
  }),
  output: z.object({ items: z.array(TriedName) }),
})
export const listSearches = endpoint({
  method: 'GET',
  path: '/api/v1/operator/searches',
  access: 'operator',
  right: 'synonyms',
  summary:
    'What was searched for within 28 days, the most often first: how often in vain, how often with a click on a result, and what the search finds by it now; `isMissed` what found nothing, the most often in vain first',
  input: z.strictObject({
    language: z.optional(z.enum(languages)),
    isMissed: z._default(z.boolean(), false),
    ...cursorInput,
  }),
  output: cursorOf(CountedSearch),
})
export const add = endpoint({
  method: 'POST',
  path: '/api/v1/operator/synonyms',
  access: 'operator',
  right: 'synonyms',
  repeat: 'same-effect',
  summary:
    'Take names for one thing, or one way let the first also find the others, in a language or both; a group of the kind and language that holds the first one takes in the others; 422 LIMIT_REACHED',
  input: z.strictObject({
    names: Names,
    isOneWay: z._default(z.boolean(), false),
    language: z._default(GroupLanguage, null),
  }),
  output: SynonymGroup,
})
export const change = endpoint({
  method: 'PUT',
  path: '/api/v1/operator/synonyms/{id}',
  access: 'operator',
  right: 'synonyms',
  repeat: 'same-effect',
  summary: 'Give a group other names in place of those it has; without `isOneWay` or `language` it stays of its kind',
  input: z.strictObject({
    id: Id,
    names: Names,
    isOneWay: z.optional(z.boolean()),
    language: z.optional(GroupLanguage),
  }),
  output: SynonymGroup,
})
export const remove = endpoint({
  method: 'DELETE',
  path: '/api/v1/operator/synonyms/{id}',
  access: 'operator',
  right: 'synonyms',
  repeat: 'refused',
  summary: 'Delete a group; the search knows its names no longer as one thing',
  status: 204,
  input: z.strictObject({ id: Id }),
  output: NoContent,
})
