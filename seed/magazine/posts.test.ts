import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cleanPostHtml, readingMinutesOf } from '../../api/magazine/clean-post-html.ts'
import { languages } from '../../contract/platform/languages.ts'
import { magazinePosts } from './posts.ts'

const manifest = JSON.parse(readFileSync('seed/pictures/manifest.json', 'utf8')) as {
  covers: { file: string }[]
  leaves: Record<string, unknown>
}
const articles = magazinePosts.flatMap((post) =>
  languages.map((language) => ({ ...post, language, text: post[language] })),
)

test('there are at least twelve articles, each with an address and a cover of its own', () => {
  expect(magazinePosts.length).toBeGreaterThanOrEqual(12)
  expect(new Set(magazinePosts.map(({ path }) => path)).size).toBe(magazinePosts.length)
  expect(new Set(magazinePosts.map(({ picture }) => picture)).size).toBe(magazinePosts.length)
})

test.each(articles)('$path in $language is read in four to six minutes', ({ text }) => {
  const minutes = readingMinutesOf(text.contentHtml)
  expect(minutes).toBeGreaterThanOrEqual(4)
  expect(minutes).toBeLessThanOrEqual(6)
})

test.each(magazinePosts)('$path has as many headings, paragraphs and points in both languages', ({ de, en }) => {
  const countsOf = ({ contentHtml }: typeof de) =>
    ['<h2>', '<p>', '<li>'].map((tag) => contentHtml.split(tag).length - 1)
  expect(countsOf(en)).toEqual(countsOf(de))
})

test.each(articles)('$path in $language has headings, paragraphs and a list, all on the allow-list', ({ text }) => {
  expect(cleanPostHtml(text.contentHtml)).toBe(text.contentHtml)
  for (const tag of ['<h2>', '<p>', '<ul>']) expect(text.contentHtml).toContain(tag)
})

test.each(magazinePosts)('$path names a stored cover and known categories', ({ picture, categories }) => {
  expect(manifest.covers.map(({ file }) => file)).toContain(`covers/${picture}.webp`)
  expect(categories.filter((slug) => !(slug in manifest.leaves))).toEqual([])
})

test('a topic is called the same in every article', () => {
  const pairs = new Set(magazinePosts.map(({ de, en }) => `${de.topic} ${en.topic}`))
  expect(pairs.size).toBe(new Set(magazinePosts.map(({ de }) => de.topic)).size)
})
