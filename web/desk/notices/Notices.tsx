import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as noticesApi from '../../../contract/desk/notices.ts'
import type { Notice } from '../../../contract/desk/notices.ts'
import { Link } from '../../frame/Link.tsx'
import { call } from '../../platform/calls/call.ts'
import { momentText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWorkplaceRoutes } from '../frame/workplace-context.ts'
import { useDeskTexts } from '../texts.ts'
import { noticeChoicesPath } from '../workplace.ts'
import { noticesKey, noticesQuery } from './queries.ts'

/** The notices of 30 days, a page at a time: unread ones first, each with its one action. */
export function Notices({ onPick }: { onPick: () => void }) {
  const t = useDeskTexts()
  const { side } = useWorkplaceRoutes()
  const [way, setWay] = useState<{ after?: string; before?: string }>({})
  const read = useRead(noticesQuery(useLanguage(), way))
  const queryClient = useQueryClient()
  const write = useWrite({
    mutationFn: (ids: string[]) => call(noticesApi.markRead, { ids }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: noticesKey }),
  })
  return (
    <section aria-label={t.bell.title}>
      <QueryView read={read} failed={{ title: t.bell.failed }} coming={<Skeleton className="m-4 h-40" />}>
        {({ items, next, previous }) => {
          const unread = items.filter(({ isRead }) => !isRead).map(({ id }) => id)
          return (
            <>
              <header className="flex min-h-12 items-center gap-3 border-b border-line px-4">
                <h2 className="text-medium font-semibold">{t.bell.title}</h2>
                {unread.length > 0 && (
                  <button type="button" className="desk-notice-more ml-auto" onClick={() => write.mutate(unread)}>
                    {t.bell.markAll}
                  </button>
                )}
              </header>
              <p className="border-b border-line px-4 py-2">
                <Link to={noticeChoicesPath(side)} className="desk-notice-more" onClick={onPick}>
                  {t.bell.choose}
                </Link>
              </p>
              {items.length === 0 && <p className="p-4 text-small text-ink-2">{t.bell.none}</p>}
              <ul>
                {items.map((notice) => (
                  <Line
                    key={notice.id}
                    notice={notice}
                    onPick={() => {
                      if (!notice.isRead) write.mutate([notice.id])
                      onPick()
                    }}
                  />
                ))}
              </ul>
              {(next ?? previous) && (
                <footer className="flex justify-between px-4 py-2">
                  {previous ? (
                    <button type="button" className="desk-notice-more" onClick={() => setWay({ before: previous })}>
                      {t.previous}
                    </button>
                  ) : (
                    <span />
                  )}
                  {next && (
                    <button type="button" className="desk-notice-more" onClick={() => setWay({ after: next })}>
                      {t.next}
                    </button>
                  )}
                </footer>
              )}
            </>
          )
        }}
      </QueryView>
    </section>
  )
}

function Line({ notice, onPick }: { notice: Notice; onPick: () => void }) {
  const t = useDeskTexts().bell
  const language = useLanguage()
  const { text, action, path, createdAt, isRead } = notice
  return (
    <li className={isRead ? 'desk-notice' : 'desk-notice unread'}>
      <p>
        {!isRead && <span className="sr-only">{t.new}: </span>}
        {text}
      </p>
      <p className="flex items-baseline gap-3 text-xs text-ink-3">
        {momentText(createdAt, language)}
        <Link to={path} className="desk-notice-more ml-auto" onClick={onPick}>
          {action}
        </Link>
      </p>
    </li>
  )
}
