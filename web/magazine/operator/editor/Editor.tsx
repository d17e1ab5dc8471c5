import CircleCheck from 'lucide-react/icons/circle-check'
import { useState } from 'react'
import type { PostDraft } from '../../../../contract/operator/posts.ts'
import { isLocked as isLockedIn } from '../../../../contract/operator/posts.ts'
import { berlinMinuteOf } from '../../../desk/time/berlin.ts'
import { Link } from '../../../frame/Link.tsx'
import { momentText } from '../../../platform/dates.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { PreviewPane } from '../../../previews/operator/PreviewPane.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { PostStateTag } from '../PostStateTag.tsx'
import { useOperatorMagazineTexts } from '../texts.ts'
import { Conflict } from './Conflict.tsx'
import { ContentTab } from './ContentTab.tsx'
import { HistoryTab } from './HistoryTab.tsx'
import { GoodsTab, SearchTab, TimeTab, type Window } from './OtherTabs.tsx'
import { PostMenu } from './PostMenu.tsx'
import { Steps } from './Steps.tsx'
import { useDraft, type Draft } from './use-draft.ts'

type EditorProps = {
  draft: PostDraft
  /** It begins anew with another version. */
  onTaken: () => void
}

/** A post as it is written, beside its page. */
export function Editor({ draft, onTaken }: EditorProps) {
  const t = useOperatorMagazineTexts()
  const writing = useDraft(draft)
  const [tab, setTab] = useState('content')
  const [times, setTimes] = useState<Window>(() => windowOf(draft))
  const isLocked = isLockedIn(draft.state)
  const { content } = writing
  const props = { draft, content, isLocked, onChange: writing.change }
  return (
    <div className="edit-page">
      <header className="edit-head">
        <div className="mr-auto min-w-0">
          <p className="text-xs text-ink-3">
            <Link to="/operator/magazine" className="underline underline-offset-2">
              {t.back}
            </Link>
          </p>
          <div className="flex flex-wrap items-center gap-2">
            <h1 className="text-2xl">{content.de.title || content.en.title || t.untitled}</h1>
            <PostStateTag state={draft.state} />
          </div>
        </div>
        <SaveNote draft={draft} writing={writing} />
        <PostMenu draft={draft} />
        <Steps draft={draft} writing={writing} window={times} />
      </header>
      <div className="edit-form">
        <Notes draft={draft} isLocked={isLocked} />
        <Tabs
          label={t.post}
          value={tab}
          onChange={setTab}
          tabs={[
            { key: 'content', label: t.tabs.content, content: <ContentTab {...props} /> },
            {
              key: 'goods',
              label: (
                <>
                  {t.tabs.goods} <em className="text-xs not-italic text-ink-3">{content.skuIds.length}</em>
                </>
              ),
              content: <GoodsTab {...props} />,
            },
            {
              key: 'time',
              label: t.tabs.time,
              content: (
                <TimeTab
                  {...props}
                  window={times}
                  onWindow={(change) => setTimes((before) => ({ ...before, ...change }))}
                />
              ),
            },
            { key: 'search', label: t.tabs.search, content: <SearchTab {...props} /> },
            {
              key: 'history',
              label: t.tabs.history,
              content: <HistoryTab {...{ draft, writing, isLocked, onTaken }} />,
            },
          ]}
        />
      </div>
      <PreviewPane of={{ kind: 'POST', targetId: draft.id }} version={draft.version} />
      {writing.refusal?.code === 'DRAFT_CHANGED' && (
        <Conflict id={draft.id} refusal={writing.refusal} writing={writing} onTaken={onTaken} />
      )}
    </div>
  )
}

// A plan that is over, or has begun, is no wish for the next one.
const windowOf = ({ state, startsAt, endsAt }: PostDraft): Window =>
  state === 'PLANNED' || state === 'REVIEW'
    ? { startsAt: berlinMinuteOf(startsAt), endsAt: berlinMinuteOf(endsAt) }
    : { startsAt: '', endsAt: state === 'LIVE' ? berlinMinuteOf(endsAt) : '' }

const time = new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Berlin' })

function SaveNote({ draft, writing: { state, refusal } }: { draft: PostDraft; writing: Draft }) {
  const t = useOperatorMagazineTexts()
  const words = {
    saved: t.saved(time.format(draft.savedAt)),
    waiting: t.unsaved,
    saving: t.saving,
    unreachable: t.unreachable,
    refused: `${t.refused}: ${refusal?.message ?? ''}`,
    closed: t.refused,
  }
  return (
    <p role="status" className="flex items-center gap-1.5 text-small text-ink-2">
      {state === 'saved' && <CircleCheck className="size-4 text-ok" />}
      {words[state]}
    </p>
  )
}

/** What stands in the way of showing it, or of writing on. */
function Notes({ draft, isLocked }: { draft: PostDraft; isLocked: boolean }) {
  const t = useOperatorMagazineTexts()
  const language = useLanguage()
  const { state, startsAt, missing, goods, needsAnother } = draft
  const refused = goods.filter((one) => one.state === 'GONE' || one.state === 'EXCLUSIVE')
  const words = missing.map((one) => t.missingIn(one.field, one.language ? t.languages[one.language] : ''))
  if (refused.length > 0) words.push(`${t.goodsGone}: ${refused.map(({ name }) => name).join(', ')}`)
  return (
    <>
      {isLocked && (
        <p className="desk-note m-4 mb-0">
          {state === 'PLANNED' ? t.locked.PLANNED(momentText(startsAt!, language)) : t.locked.REVIEW}
        </p>
      )}
      {needsAnother && !isLocked && <p className="desk-note m-4 mb-0">{t.needsAnother}</p>}
      {words.length > 0 && (
        <details className="desk-note m-4 mb-0 block">
          <summary className="font-medium text-ink">{`${t.missing} (${words.length})`}</summary>
          <ul className="mt-1.5 list-disc pl-5">
            {[...new Set(words)].map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
