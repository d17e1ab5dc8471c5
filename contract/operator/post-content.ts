import * as z from 'zod/mini'
import { plainText } from '../platform/values.ts'

/** What a post is made of. A heading, its text and so on; TEXT holds paragraphs, a list one thing a line. */
export const blockKinds = [
  'HEADING',
  'SUBHEADING',
  'TEXT',
  'LIST',
  'NUMBERED_LIST',
  'QUOTE',
  'PICTURE',
  'GOODS',
] as const
export type BlockKind = (typeof blockKinds)[number]

export const postBounds = { title: 120, teaser: 300, topic: 60, seoTitle: 70, seoText: 160, block: 6000, alt: 200 }
const MOST_BLOCKS = 80
export const mostGoods = 24

/** 'covers/cover-07' of the studio, or 'uploads/…' with the part of it that is shown; without size. */
export const PictureName = z.string().check(z.regex(/^(covers|heroes|uploads)\/[a-z0-9-]{1,80}$/))
const SkuIds = z.array(z.string().check(z.regex(/^[0-9A-Za-z]{1,20}$/))).check(z.maxLength(mostGoods))

export const Block = z.strictObject({
  /** Of the post's blocks only; made by the editor. */
  id: z.string().check(z.regex(/^[a-z0-9]{1,12}$/)),
  kind: z.enum(blockKinds),
  /** The words of each kind: of a picture below it, of goods above them. An empty one is left out in that language. */
  de: plainText(postBounds.block),
  en: plainText(postBounds.block),
  /** Of a PICTURE: which, and what it shows for who does not see it. */
  picture: z.nullable(PictureName),
  altDe: plainText(postBounds.alt),
  altEn: plainText(postBounds.alt),
  /** Of GOODS. */
  skuIds: SkuIds,
})
export type Block = z.output<typeof Block>

const PostWords = z.strictObject({
  title: plainText(postBounds.title),
  teaser: plainText(postBounds.teaser),
  topic: plainText(postBounds.topic),
  /** For search engines; empty: title and teaser. */
  seoTitle: plainText(postBounds.seoTitle),
  seoText: plainText(postBounds.seoText),
})

/** All that an author writes; may be unfinished while it is a draft. */
export const PostContent = z.strictObject({
  /** Last part of its address, the same in both languages. */
  path: plainText(80),
  author: plainText(60),
  picture: z.nullable(PictureName),
  /** The goods it is about, most important first. */
  skuIds: SkuIds,
  blocks: z.array(Block).check(z.maxLength(MOST_BLOCKS)),
  de: PostWords,
  en: PostWords,
})
export type PostContent = z.output<typeof PostContent>

const postFields = ['path', 'author', 'picture', 'title', 'teaser', 'topic', 'text', 'alt'] as const
/** What is missing before a post can be published; `language` where it is missing in one, `blockId` where in one block. */
export type Missing = { field: (typeof postFields)[number]; language?: 'de' | 'en'; blockId?: string }
export const Missing = z.object({
  field: z.enum(postFields),
  language: z.optional(z.enum(['de', 'en'])),
  blockId: z.optional(z.string()),
})

/** An address that is no other page's: /magazine lists the posts, and an id has the look of a UUID. */
export const isPostPath = (path: string): boolean =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(path) &&
  path.length <= 80 &&
  path !== 'latest' &&
  !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(path)

export function missingIn(content: PostContent): Missing[] {
  const { path, author, picture, blocks } = content
  const missing: Missing[] = []
  if (!isPostPath(path)) missing.push({ field: 'path' })
  if (!author.trim()) missing.push({ field: 'author' })
  if (!picture) missing.push({ field: 'picture' })
  for (const language of ['de', 'en'] as const) {
    for (const field of ['title', 'teaser', 'topic'] as const)
      if (!content[language][field].trim()) missing.push({ field, language })
    if (!blocks.some((block) => isWords(block.kind) && block[language].trim()))
      missing.push({ field: 'text', language })
  }
  for (const { id: blockId, kind, picture: shown, altDe, altEn } of blocks) {
    if (kind !== 'PICTURE') continue
    if (!shown) missing.push({ field: 'picture', blockId })
    if (!altDe.trim()) missing.push({ field: 'alt', language: 'de', blockId })
    if (!altEn.trim()) missing.push({ field: 'alt', language: 'en', blockId })
  }
  return missing
}

export const isWords = (kind: BlockKind): boolean => kind !== 'PICTURE' && kind !== 'GOODS'

/** 'Wintergetränke, die sich rechnen' → 'wintergetraenke-die-sich-rechnen'. */
export const pathOfTitle = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '')
