import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import type { KeySide } from '../../../contract/rights.ts'
import type { ApiKey, KeyWrite } from '../../../contract/team/api-keys.ts'
import { dateText, momentText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { ConfirmDialog } from '../../ui/windows/ConfirmDialog.tsx'
import { useEndKey } from './api-keys.ts'
import { useApiKeyTexts } from './texts.ts'

/** The living keys; each can be ended once that is confirmed. */
export function KeyList({ side, keys }: { side: KeySide; keys: ApiKey[] }) {
  const t = useApiKeyTexts()
  if (keys.length === 0) return <p className="p-4 text-ink-2">{t.none}</p>
  return (
    <ul className="divide-y divide-line">
      {keys.map((key) => (
        <KeyRow key={key.id} side={side} apiKey={key} />
      ))}
    </ul>
  )
}

function KeyRow({ side, apiKey }: { side: KeySide; apiKey: ApiKey }) {
  const { id, name, start, rights, madeBy, createdAt, expiresAt, lastUsedAt } = apiKey
  const t = useApiKeyTexts()
  const language = useLanguage()
  const end = useEndKey(side)
  const [isEnding, setEnding] = useState(false)
  const words: Record<string, { name: string }> = t.rights[side]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <KeyRound className="size-5 shrink-0 text-ink-3" aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold break-words">
          {name} <code className="font-normal text-ink-2">{start}…</code>
        </p>
        <p className="text-sm text-ink-2">
          {t.facts(madeBy, dateText(createdAt, language), dateText(expiresAt, language))}
        </p>
        <p className="text-sm text-ink-2">{t.used(lastUsedAt && momentText(lastUsedAt, language))}</p>
        <p className="mt-1.5 flex flex-wrap gap-1.5">
          {rights.map((right) => (
            <Tag key={right}>{words[right]?.name ?? right}</Tag>
          ))}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t.endNamed(name)}
        isLoading={end.isPending}
        onClick={() => setEnding(true)}
      >
        {t.end}
      </Button>
      {isEnding && (
        <ConfirmDialog
          title={t.endAsk(name)}
          text={t.endText}
          confirm={t.end}
          onConfirm={() => end.mutate(id)}
          onClose={() => setEnding(false)}
        />
      )}
    </li>
  )
}

/** What systems wrote, newest first. */
export function WriteList({ writes }: { writes: KeyWrite[] }) {
  const t = useApiKeyTexts()
  const language = useLanguage()
  return (
    <ul className="divide-y divide-line">
      {writes.map(({ id, at, keyName, call, outcome }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 text-sm">
          <span className="w-56 text-ink-2">{momentText(at, language)}</span>
          <span className="min-w-0 flex-1 basis-40 font-semibold break-words">{keyName}</span>
          <code className="min-w-0 flex-2 basis-64 break-all">{call.replace('/api/v1', '')}</code>
          <Tag variant={outcomeTags[outcome]}>{t.outcomes[outcome]}</Tag>
        </li>
      ))}
    </ul>
  )
}

const outcomeTags = { DONE: 'ok', REFUSED: 'neutral', UNKNOWN: 'warn' } as const
