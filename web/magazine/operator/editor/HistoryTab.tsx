import { useState } from 'react'
import type { PostContent } from '../../../../contract/operator/post-content.ts'
import * as postsApi from '../../../../contract/operator/posts.ts'
import type { PostDraft, PostVersion } from '../../../../contract/operator/posts.ts'
import { call } from '../../../platform/calls/call.ts'
import { momentText } from '../../../platform/dates.ts'
import { useRead } from '../../../platform/reads/use-read.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { showToast } from '../../../platform/toasts.ts'
import { useWrite } from '../../../platform/writes/use-write.ts'
import { Button } from '../../../ui/Button.tsx'
import { QueryView } from '../../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Dialog } from '../../../ui/windows/Dialog.tsx'
import { postVersionQuery } from '../queries.ts'
import { useOperatorMagazineTexts } from '../texts.ts'
import { Compare } from './Compare.tsx'
import type { Draft } from './use-draft.ts'

type HistoryTabProps = {
  draft: PostDraft
  writing: Draft
  isLocked: boolean
  /** The editor begins anew with what was restored. */
  onTaken: () => void
}

/** What has become of the post, and what was written each time. */
export function HistoryTab({ draft, writing, isLocked, onTaken }: HistoryTabProps) {
  const t = useOperatorMagazineTexts()
  const language = useLanguage()
  const [chosen, setChosen] = useState<number | null>(null)
  return (
    <div className="edit-fields">
      {draft.versions.length === 0 && <p className="text-ink-2">{t.noVersions}</p>}
      <ol aria-label={t.versions} className="grid gap-1.5">
        {draft.versions.map((version) => (
          <li key={version.number} className="edit-row flex-wrap">
            <span className="min-w-0 flex-1">
              <b className="block font-medium">{t.versionKinds[version.kind]}</b>
              <span className="block text-xs text-ink-3">
                {t.versionBy(momentText(version.at, language), version.by)}
              </span>
              {version.reason && <span className="block text-small text-ink-2">{version.reason}</span>}
              <Planned version={version} />
            </span>
            <Button size="sm" variant="secondary" onClick={() => setChosen(version.number)}>
              {t.compare}
            </Button>
          </li>
        ))}
      </ol>
      {chosen !== null && (
        <VersionDialog
          {...{ draft, writing, isLocked }}
          number={chosen}
          onClose={() => setChosen(null)}
          onTaken={onTaken}
        />
      )}
    </div>
  )
}

function Planned({ version: { kind, startsAt, endsAt } }: { version: PostVersion }) {
  const t = useOperatorMagazineTexts()
  const language = useLanguage()
  if (kind !== 'PLANNED') return null
  const words = [startsAt && t.from(momentText(startsAt, language)), endsAt && t.until(momentText(endsAt, language))]
  return <span className="block text-small text-ink-2">{words.filter(Boolean).join(', ')}</span>
}

type VersionDialogProps = HistoryTabProps & { number: number; onClose: () => void }

function VersionDialog({ draft: { id }, writing, isLocked, number, onClose, onTaken }: VersionDialogProps) {
  const t = useOperatorMagazineTexts()
  const read = useRead(postVersionQuery(id, number))
  const write = useWrite({
    async mutationFn() {
      const version = await writing.settle()
      return version === null ? null : call(postsApi.restore, { id, number, version })
    },
    onSuccess(restored) {
      if (!restored) return
      writing.follow(restored)
      showToast('success', t.restored)
      onTaken()
    },
  })
  return (
    <Dialog
      title={t.compareTitle(number)}
      size="lg"
      onClose={onClose}
      footer={
        !isLocked && (
          <Button isLoading={write.isPending} onClick={() => write.mutate()}>
            {t.restore}
          </Button>
        )
      }
    >
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-40" />}>
        {({ content }) => <Compare before={content as PostContent} after={writing.content} />}
      </QueryView>
    </Dialog>
  )
}
