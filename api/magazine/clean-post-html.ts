import sanitize from 'sanitize-html'

/**
 * The HTML of a post as its page may show it: headings, text, lists, emphasis, quotes, links, and pictures of our own (api.md
 * section 10.6).
 */
export const cleanPostHtml = (html: string): string => sanitize(html, allowed).trim()

const allowed: sanitize.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'p',
    'br',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'blockquote',
    'a',
    'figure',
    'img',
    'figcaption',
  ],
  allowedAttributes: { a: ['href'], img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  // An address that is not ours may be followed, but not fetched by who only reads; the policy of pages refuses it, too.
  exclusiveFilter: ({ tag, attribs }) => {
    if (tag === 'a' && !attribs.href) return 'excludeTag'
    return tag === 'img' && !/^\/pictures\/[\w/-]+$/.test(attribs.src ?? '')
  },
}

/** Number of words outside tags. */
export const wordsIn = (html: string): number =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length

const WORDS_A_MINUTE = 200

/** Whole minutes, at least one. */
export const readingMinutesOf = (html: string): number => Math.max(1, Math.round(wordsIn(html) / WORDS_A_MINUTE))
