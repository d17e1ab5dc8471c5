import { useState } from 'react'
import type { Dish } from '../../contract/menu/menu.ts'
import { useRead } from '../platform/reads/use-read.ts'
import { useLanguage } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { FailedRead } from '../ui/reads/FailedRead.tsx'
import { boughtArticlesQuery } from './queries.ts'
import { useMenuTexts } from './texts.ts'

type ArticlePickerProps = { articles: Dish['articles']; onChange: (articles: Dish['articles']) => void }

/** Takes articles the company has bought, found by a part of their name. */
export function ArticlePicker({ articles, onChange }: ArticlePickerProps) {
  const texts = useMenuTexts()
  const t = texts.form
  const [q, setQ] = useState('')
  const read = useRead(boughtArticlesQuery(q.trim(), useLanguage()))
  const found =
    read.state === 'ready'
      ? read.data.articles.filter((each) => articles.every(({ productSkuId }) => productSkuId !== each.productSkuId))
      : []
  return (
    <section aria-label={t.articles} className="grid gap-3">
      <h3 className="font-sans text-medium tracking-normal">{t.articles}</h3>
      <ul className="grid gap-2 empty:hidden">
        {articles.map((article) => (
          <li key={article.productSkuId} className="flex items-center justify-between gap-3 rounded-md bg-sunken p-3">
            <span className="min-w-0 break-words">{article.name}</span>
            <Button
              variant="secondary"
              size="sm"
              aria-label={t.drop(article.name)}
              onClick={() => onChange(articles.filter((each) => each !== article))}
            >
              {texts.remove}
            </Button>
          </li>
        ))}
      </ul>
      <TextField
        label={t.search}
        hint={t.searchHint}
        type="search"
        maxLength={60}
        autoComplete="off"
        value={q}
        onChange={({ target }) => setQ(target.value)}
      />
      {read.state === 'failed' ? (
        <FailedRead failure={read.failure} title={texts.failedTitle} />
      ) : (
        <>
          <ul className="flex flex-wrap gap-2 empty:hidden">
            {found.map((article) => (
              <li key={article.productSkuId}>
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={t.take(article.name)}
                  onClick={() => onChange([...articles, article])}
                >
                  {article.name}
                </Button>
              </li>
            ))}
          </ul>
          <p aria-live="polite" className="text-small text-ink-2 empty:hidden">
            {read.state === 'ready' && found.length === 0 && q.trim() !== '' && t.noneFound}
          </p>
        </>
      )}
    </section>
  )
}
