import { useState } from 'react'
import { languages } from '../../../contract/platform/languages.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { synonymBounds, type TriedName } from '../../../contract/synonyms.ts'
import { Card } from '../../desk/Card.tsx'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { trialQuery } from './queries.ts'
import { useOperatorSearchTexts } from './texts.ts'

/** What a word becomes and finds; where that is not enough, it is one step to a name more. */
export function Trial({ onAdd }: { onAdd: (word: string) => void }) {
  const t = useOperatorSearchTexts()
  const own = useLanguage()
  const [{ word, language }, setTried] = useState({ word: '', language: own })
  return (
    <Card title={t.trial.title}>
      <form
        method="post"
        className="flex flex-wrap items-end gap-3 px-[18px] py-3"
        onSubmit={(event) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget)
          setTried({
            word: String(typed.get('word') ?? '').trim(),
            language: languages.find((one) => one === typed.get('language')) ?? own,
          })
        }}
      >
        <TextField
          name="word"
          label={t.trial.word}
          maxLength={synonymBounds.longestName}
          autoComplete="off"
          className="min-w-0 flex-1 basis-56"
        />
        <SelectField
          name="language"
          label={t.trial.language}
          defaultValue={own}
          options={languages.map((value) => ({ value, label: t.languages[value] }))}
        />
        <Button type="submit" variant="secondary">
          {t.trial.action}
        </Button>
      </form>
      {/* Told to readers of screens as soon as it is there. */}
      <div aria-live="polite" className="px-[18px] empty:hidden">
        {word && <Found key={`${language} ${word}`} {...{ word, language, onAdd }} />}
      </div>
    </Card>
  )
}

type FoundProps = { word: string; language: Language; onAdd: (word: string) => void }

function Found({ word, language, onAdd }: FoundProps) {
  const t = useOperatorSearchTexts()
  const read = useRead(trialQuery({ names: [word], language }, useLanguage()))
  return (
    <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="mb-4 h-12" />}>
      {({ items }) => (
        <div className="flex flex-wrap items-center gap-3 pb-4">
          <div className="grid min-w-0 flex-1 basis-56 gap-1">
            <p className="font-semibold">{t.trial.finds(word, items[0]!.foundNow)}</p>
            <p className="text-ink-2">{othersText(items[0]!, t)}</p>
          </div>
          <Button size="sm" variant="quiet" onClick={() => onAdd(word)}>
            {t.trial.add(word)}
          </Button>
        </div>
      )}
    </QueryView>
  )
}

const othersText = ({ others }: TriedName, t: ReturnType<typeof useOperatorSearchTexts>) =>
  others.length > 0 ? t.trial.others(others.join(', ')) : t.trial.noOthers
