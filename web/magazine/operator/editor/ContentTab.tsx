import { useState } from 'react'
import { isWords, postBounds, type PostContent } from '../../../../contract/operator/post-content.ts'
import type { PostDraft } from '../../../../contract/operator/posts.ts'
import { languages } from '../../../../contract/platform/languages.ts'
import type { Language } from '../../../../contract/platform/values.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Textarea } from '../../../ui/fields/Textarea.tsx'
import { PictureField } from '../../../uploads/operator/PictureField.tsx'
import { useOperatorMagazineTexts } from '../texts.ts'
import { BlockList } from './BlockList.tsx'

export type TabProps = {
  draft: PostDraft
  content: PostContent
  isLocked: boolean
  onChange: (values: Partial<PostContent>) => void
}

type Shown = Language | 'both'
const WORDS_A_MINUTE = 200

/** Title, teaser, cover and text, in one language or both. */
export function ContentTab({ draft, content, isLocked, onChange }: TabProps) {
  const t = useOperatorMagazineTexts()
  const [shown, setShown] = useState<Shown>('de')
  const both = shown === 'both' ? languages : [shown]
  const words = content.blocks
    .filter(({ kind }) => isWords(kind))
    .flatMap((block) => block[both[0]!].split(/\s+/).filter(Boolean))
  return (
    <div className="edit-fields">
      <div className="flex flex-wrap items-center gap-3">
        <span role="group" aria-label={t.writeIn} className="edit-segments">
          {(['de', 'en', 'both'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={one === shown} onClick={() => setShown(one)}>
              {t.languages[one]}
              {one !== 'both' && <LanguageMark isComplete={!draft.missing.some(({ language }) => language === one)} />}
            </button>
          ))}
        </span>
        <span className="ml-auto text-xs text-ink-3">
          {t.minutes(Math.max(1, Math.round(words.length / WORDS_A_MINUTE)))}
        </span>
      </div>
      <PostFields {...{ content, isLocked, onChange }} shown={both} />
      <PictureField
        label={t.cover}
        name={content.picture}
        ratio="16x10"
        isLocked={isLocked}
        onChange={(picture) => onChange({ picture })}
      />
      <div className="grid gap-1.5">
        <h2 className="font-sans text-small font-medium tracking-normal">
          {t.text} <kbd className="rounded-sm px-1.5 text-xs hairline">/</kbd>{' '}
          <small className="text-ink-3">{t.slash}</small>
        </h2>
        <BlockList
          blocks={content.blocks}
          languages={both}
          goods={draft.goods}
          isLocked={isLocked}
          onChange={(blocks) => onChange({ blocks })}
        />
      </div>
    </div>
  )
}

function LanguageMark({ isComplete }: { isComplete: boolean }) {
  const t = useOperatorMagazineTexts()
  return (
    <span className={`size-[7px] rounded-full ${isComplete ? 'bg-ok' : 'bg-warn'}`}>
      <span className="sr-only">{isComplete ? t.isComplete : t.isMissing}</span>
    </span>
  )
}

type PostFieldsProps = Pick<TabProps, 'content' | 'isLocked' | 'onChange'> & { shown: readonly Language[] }

function PostFields({ content, isLocked, onChange, shown }: PostFieldsProps) {
  const t = useOperatorMagazineTexts()
  const field = (language: Language, name: 'title' | 'teaser' | 'topic') => ({
    label: shown.length > 1 ? t.words(t[name], t.languages[language]) : t[name],
    value: content[language][name],
    maxLength: postBounds[name],
    readOnly: isLocked,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ [language]: { ...content[language], [name]: target.value } }),
  })
  const counted = (language: Language, name: 'title' | 'teaser') =>
    t.of(content[language][name].length, postBounds[name])
  return (
    <div className={shown.length > 1 ? 'grid gap-4 sm:grid-cols-2' : 'grid gap-4'}>
      {shown.map((language) => (
        <div key={language} className="grid content-start gap-4">
          <TextField {...field(language, 'title')} hint={counted(language, 'title')} />
          <Textarea {...field(language, 'teaser')} hint={counted(language, 'teaser')} />
          <TextField {...field(language, 'topic')} hint={t.topicHint} />
        </div>
      ))}
    </div>
  )
}
