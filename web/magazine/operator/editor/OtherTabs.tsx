import { mostGoods, postBounds } from '../../../../contract/operator/post-content.ts'
import { languages } from '../../../../contract/platform/languages.ts'
import { GoodsPicker } from '../../../products/operator/GoodsPicker.tsx'
import { BerlinField } from '../../../desk/time/BerlinField.tsx'
import { useFrame } from '../../../frame/frame-context.ts'
import { localPath, paths } from '../../../paths.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Textarea } from '../../../ui/fields/Textarea.tsx'
import { useOperatorMagazineTexts } from '../texts.ts'
import type { TabProps } from './ContentTab.tsx'

export function GoodsTab({ draft, content, isLocked, onChange }: TabProps) {
  const t = useOperatorMagazineTexts()
  return (
    <div className="edit-fields">
      <p className="text-ink-2">{t.goodsLead}</p>
      <GoodsPicker
        skuIds={content.skuIds}
        goods={draft.goods}
        most={mostGoods}
        isLocked={isLocked}
        onChange={(skuIds) => onChange({ skuIds })}
      />
    </div>
  )
}

export type Window = { startsAt: string; endsAt: string }
type TimeTabProps = TabProps & { window: Window; onWindow: (change: Partial<Window>) => void }

/** Where the post stands, who has written it, and from when until when it is shown. */
export function TimeTab({ content, isLocked, onChange, window, onWindow }: TimeTabProps) {
  const t = useOperatorMagazineTexts()
  const { origin } = useFrame()
  return (
    <div className="edit-fields">
      <TextField
        label={t.path}
        hint={t.pathHint}
        value={content.path}
        maxLength={80}
        readOnly={isLocked}
        onChange={(event) => onChange({ path: event.target.value.toLowerCase() })}
      />
      <p className="text-small text-ink-2">
        {t.address}: <span className="wrap-anywhere">{origin + localPath('de', paths.post(content.path || '…'))}</span>
      </p>
      <TextField
        label={t.author}
        value={content.author}
        maxLength={60}
        readOnly={isLocked}
        onChange={(event) => onChange({ author: event.target.value })}
      />
      <BerlinField label={t.startsAt} value={window.startsAt} onChange={(startsAt) => onWindow({ startsAt })} />
      <BerlinField label={t.endsAt} value={window.endsAt} onChange={(endsAt) => onWindow({ endsAt })} />
      <p className="text-small text-ink-2">{t.inBerlin}</p>
    </div>
  )
}

/** What search engines are told, and how it may look there. */
export function SearchTab({ content, isLocked, onChange }: TabProps) {
  const t = useOperatorMagazineTexts()
  const { origin } = useFrame()
  return (
    <div className="edit-fields">
      {languages.map((language) => {
        const words = content[language]
        const field = (name: 'seoTitle' | 'seoText') => ({
          label: t.words(t[name], t.languages[language]),
          hint: `${t.seoHint} ${t.of(words[name].length, postBounds[name])}`,
          value: words[name],
          maxLength: postBounds[name],
          readOnly: isLocked,
          onChange: ({ target }: { target: { value: string } }) =>
            onChange({ [language]: { ...words, [name]: target.value } }),
        })
        return (
          <div key={language} className="grid gap-3 border-b border-line pb-5 last:border-0">
            <TextField {...field('seoTitle')} />
            <Textarea {...field('seoText')} />
            <p className="text-xs text-ink-3">{t.result}</p>
            <div className="rounded-lg p-3 hairline">
              <p className="truncate text-xs text-ink-3">{origin + localPath(language, paths.post(content.path))}</p>
              <p className="font-medium text-info">{words.seoTitle || words.title || t.untitled}</p>
              <p className="line-clamp-2 text-small text-ink-2">{words.seoText || words.teaser}</p>
            </div>
          </div>
        )
      })}
    </div>
  )
}
