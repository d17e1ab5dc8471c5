import type { PostContent } from '../../../../contract/operator/post-content.ts'
import { languages } from '../../../../contract/platform/languages.ts'
import { useOperatorMagazineTexts } from '../texts.ts'
import { diffLines } from './diff-lines.ts'

type Texts = ReturnType<typeof useOperatorMagazineTexts>

/** A post as lines to compare: each field, each block in each language. */
function linesOf({ path, author, picture, skuIds, blocks, ...words }: PostContent, t: Texts): string[] {
  const { lines, kinds } = t
  const line = (name: string, value: string) => (value.trim() ? [`${name}: ${value}`] : [])
  return [
    ...line(lines.path, path),
    ...line(lines.author, author),
    ...line(lines.picture, picture ?? ''),
    ...line(lines.goods, skuIds.join(', ')),
    ...languages.flatMap((language) => {
      const { title, teaser, topic, seoTitle, seoText } = words[language]
      const named = (name: string) => `${name} (${language.toUpperCase()})`
      return [
        ...line(named(lines.title), title),
        ...line(named(lines.teaser), teaser),
        ...line(named(lines.topic), topic),
        ...line(named(lines.seoTitle), seoTitle),
        ...line(named(lines.seoText), seoText),
      ]
    }),
    ...languages.flatMap((language) =>
      blocks.flatMap((block) => {
        const shown = [block.picture, block.skuIds.join(', ')].filter(Boolean).join(' ')
        const text = [shown, block[language]].filter(Boolean).join(' ')
        return line(`${kinds[block.kind]} (${language.toUpperCase()})`, text).flatMap((whole) => whole.split('\n'))
      }),
    ),
  ]
}

/** What differs between two versions; what both say is left out but for the line before. */
export function Compare({ before, after }: { before: PostContent; after: PostContent }) {
  const t = useOperatorMagazineTexts()
  const lines = diffLines(linesOf(before, t), linesOf(after, t))
  const shown = lines.filter(({ change }, place) => change !== 'same' || lines[place + 1]?.change === 'removed')
  if (!lines.some(({ change }) => change !== 'same')) return <p className="text-ink-2">{t.same}</p>
  const names = { removed: t.before, added: t.after, same: '' }
  return (
    <div className="edit-compare">
      {shown.map(({ text, change }, place) => (
        <p key={place} data-change={change}>
          {names[change] && <span className="sr-only">{names[change]}: </span>}
          {text}
        </p>
      ))}
    </div>
  )
}
