import { expect, test } from 'vitest'
import type { Block } from '../../../contract/operator/post-content.ts'
import { magazinePosts } from '../../../seed/magazine/posts.ts'
import { cleanPostHtml } from '../clean-post-html.ts'
import { blocksOfHtml } from './blocks-of-html.ts'
import { renderMarks } from './marks.ts'
import { renderBlocks } from './render-blocks.ts'

const block = (values: Partial<Block>): Block => ({
  id: 'a',
  kind: 'TEXT',
  de: '',
  en: '',
  picture: null,
  altDe: '',
  altEn: '',
  skuIds: [],
  ...values,
})
const htmlOf = (...blocks: Block[]) => renderBlocks({ blocks }, 'de', () => 1.6).html

test.each([
  ['Ein **starkes** Wort', 'Ein <strong>starkes</strong> Wort'],
  ['_so_ und **_so_**', '<em>so</em> und <strong><em>so</em></strong>'],
  ['mit_unter_strich', 'mit_unter_strich'],
  ['2 * 3 ** 4', '2 * 3 ** 4'],
  [String.raw`\*kein\* \[Zeichen\]`, '*kein* [Zeichen]'],
  ['[Kaffee](/kaffee-tee)', '<a href="/de/kaffee-tee">Kaffee</a>'],
  ['[Start](/)', '<a href="/de">Start</a>'],
  ['[BZgA](https://example.org/a?b=1&c=2)', '<a href="https://example.org/a?b=1&amp;c=2">BZgA</a>'],
  ['[böse](javascript:alert(1))', '[böse](javascript:alert(1))'],
  ['[böse](//elsewhere.example)', '[böse](//elsewhere.example)'],
  ['<img src=x onerror=alert(1)> & "so"', '&lt;img src=x onerror=alert(1)&gt; &amp; &quot;so&quot;'],
])('%s', (text, html) => expect(renderMarks(text, 'de')).toBe(html))

test('each kind of block has its HTML, and what has no words in a language is left out', () => {
  expect(
    htmlOf(
      block({ kind: 'HEADING', de: 'Kopf' }),
      block({ kind: 'SUBHEADING', en: 'Only English' }),
      block({ de: 'Eins\nzwei\n\nDrei' }),
      block({ kind: 'LIST', de: 'a\n\nb' }),
      block({ kind: 'NUMBERED_LIST', de: 'a' }),
      block({ kind: 'QUOTE', de: 'Wer fragt, _führt_.' }),
    ),
  ).toBe(
    '<h2>Kopf</h2><p>Eins<br />zwei</p><p>Drei</p><ul><li>a</li><li>b</li></ul><ol><li>a</li></ol>' +
      '<blockquote><p>Wer fragt, <em>führt</em>.</p></blockquote>',
  )
})

test('a picture is ours, has its space, and says what it shows', () => {
  const html = htmlOf(block({ kind: 'PICTURE', picture: 'covers/cover-07', altDe: 'Eine "Tasse"', de: 'Nah' }))
  expect(html).toContain('src="/pictures/stored/covers/cover-07_1000"')
  expect(html).toContain('alt="Eine &quot;Tasse&quot;" width="1000" height="625" loading="lazy"')
  expect(html).toContain('<figcaption>Nah</figcaption>')
})

test('goods stand between what is before and behind them', () => {
  const goods = block({ kind: 'GOODS', skuIds: ['100001'], de: 'Dazu' })
  const { html, rows } = renderBlocks({ blocks: [block({ de: 'vor' }), goods, block({ de: 'nach' })] }, 'de', () => 1)
  expect(rows).toEqual([{ at: '<p>vor</p>'.length, title: 'Dazu', skuIds: ['100001'] }])
  expect(html.slice(rows[0]!.at)).toBe('<p>nach</p>')
})

test('the allow-list lets nothing else through', () => {
  expect(
    cleanPostHtml(
      '<img src="https://evil.example/x.png"><p style="x" class="y"><a href="data:x">a</a></p><script>1</script>',
    ),
  ).toBe('<p>a</p>')
})

// What the demo's articles are is what they were.
test.each(magazinePosts)('$path becomes blocks that say the same', ({ de, en }) => {
  const blocks = blocksOfHtml({ de: de.contentHtml, en: en.contentHtml })
  expect(blocks.length).toBeGreaterThan(3)
  const flat = (html: string) => html.replace(/\s+/g, ' ').replaceAll('> <', '><').trim()
  for (const [language, text] of [
    ['de', de],
    ['en', en],
  ] as const)
    expect(renderBlocks({ blocks }, language, () => 1).html).toBe(flat(cleanPostHtml(text.contentHtml)))
})
