import ExternalLink from 'lucide-react/icons/external-link'
import Link2 from 'lucide-react/icons/link-2'
import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import Sun from 'lucide-react/icons/sun'
import { useRef, useState, type ReactNode } from 'react'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import * as previewsApi from '../../../contract/operator/previews.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { localPath } from '../../paths.ts'
import { call } from '../../platform/calls/call.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'
import { sessionStore } from '../../platform/storage.ts'
import { useLanguage } from '../../platform/texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'

export const usePreviewTexts = sliceTexts('previews/operator', {
  de: async () => (await import('../../../texts/de/previews/operator.ts')).operatorPreviews,
  en: async () => (await import('../../../texts/en/previews/operator.ts')).operatorPreviews,
})

type Previewed = InputOf<typeof previewsApi.create>
type Made = { token: string; expiresAt: string }

const storedUnder = ({ kind, targetId = '', at = '' }: Previewed) => `preview ${kind} ${targetId} ${at}`

// Made once in a tab for each thing that is seen.
function storedToken(of: Previewed): string | null {
  const made = sessionStore.readJson(storedUnder(of)) as Made | null
  return made && new Date(made.expiresAt) > new Date() ? made.token : null
}

type PreviewPaneProps = { of: Previewed; /** Changes with what is saved. */ version: unknown }

/** The page itself with what is written, through whose eyes one wishes. */
export function PreviewPane({ of, version }: PreviewPaneProps) {
  const t = usePreviewTexts()
  const language = useLanguage()
  const [token, setToken] = useState(() => storedToken(of))
  const [view, setView] = useState<View>({ width: 'desktop', as: 'visitor', language, scheme: 'light' })
  const write = useWrite({
    mutationFn: () => call(previewsApi.create, of),
    onSuccess({ token: made, expiresAt }) {
      sessionStore.write(storedUnder(of), JSON.stringify({ token: made, expiresAt } satisfies object))
      setToken(made)
    },
  })
  if (token === null)
    return (
      <section
        aria-label={t.title}
        className="edit-preview flex flex-col items-center justify-center gap-3 p-6 text-center"
      >
        <p className="text-ink-2">{t.loadHint}</p>
        <Button isLoading={write.isPending} onClick={() => write.mutate()}>
          {t.load}
        </Button>
      </section>
    )
  const address = addressOf(token, view)
  return (
    <section aria-label={t.title} className="edit-preview">
      <ViewBar view={view} onChange={(change) => setView((before) => ({ ...before, ...change }))} token={token} />
      <PreviewFrame key={address} {...{ address, view, version }} />
    </section>
  )
}

type View = { width: 'desktop' | 'phone'; as: 'visitor' | 'account'; language: Language; scheme: 'light' | 'dark' }

function addressOf(token: string, { as, language, scheme }: View) {
  const search = new URLSearchParams({ scheme, ...(as === 'account' && { as }) })
  return `${localPath(language, `/preview/${token}`)}?${search}`
}

type PreviewFrameProps = { address: string; view: View; version: unknown }

/** Loaded anew with each version, at the place where one was reading. */
function PreviewFrame({ address, view, version }: PreviewFrameProps) {
  const t = usePreviewTexts()
  const place = useRef(0)
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own, which needs its origin for scripts and calls
    <iframe
      key={String(version)}
      src={address}
      title={t.frame}
      className={`edit-frame ${view.width === 'phone' ? 'w-[390px]' : 'w-full'}`}
      onLoad={({ currentTarget: { contentWindow } }) => {
        contentWindow?.scrollTo(0, place.current)
        contentWindow?.addEventListener('scroll', () => (place.current = contentWindow.scrollY), { passive: true })
      }}
    />
  )
}

type ViewBarProps = { view: View; onChange: (change: Partial<View>) => void; token: string }

function ViewBar({ view, onChange, token }: ViewBarProps) {
  const t = usePreviewTexts()
  const { width, as, language, scheme } = view
  const shared = location.origin + localPath(language, `/preview/${token}`)
  const copy = () =>
    navigator.clipboard.writeText(shared).then(
      () => showToast('success', t.copied),
      () => showToast('error', shared),
    )
  return (
    <header className="edit-view">
      <h2 className="mr-1 font-sans text-small font-semibold tracking-normal">{t.title}</h2>
      <Segments label={t.width} chosen={width} onChoose={(next) => onChange({ width: next })}>
        {[
          { key: 'desktop', name: t.desktop, icon: <Monitor /> },
          { key: 'phone', name: t.phone, icon: <Smartphone /> },
        ]}
      </Segments>
      <Segments label={t.who} chosen={as} onChoose={(next) => onChange({ as: next })}>
        {[
          { key: 'visitor', name: t.visitor },
          { key: 'account', name: t.account, hint: t.accountHint },
        ]}
      </Segments>
      <Segments label={t.language} chosen={language} onChoose={(next) => onChange({ language: next })}>
        {[
          { key: 'de', name: 'DE' },
          { key: 'en', name: 'EN' },
        ]}
      </Segments>
      <span className="ml-auto flex">
        <button
          type="button"
          className="desk-icon-button"
          aria-label={t.scheme}
          aria-pressed={scheme === 'dark'}
          onClick={() => onChange({ scheme: scheme === 'dark' ? 'light' : 'dark' })}
        >
          <Sun />
        </button>
        <button
          type="button"
          className="desk-icon-button"
          aria-label={t.copy}
          title={t.copy}
          onClick={() => void copy()}
        >
          <Link2 />
        </button>
        <a
          className="desk-icon-button"
          href={addressOf(token, view)}
          target="_blank"
          rel="noopener"
          aria-label={t.open}
          title={t.open}
        >
          <ExternalLink />
        </a>
      </span>
    </header>
  )
}

type Segment<Key> = { key: Key; name: string; icon?: ReactNode; hint?: string }
type SegmentsProps<Key> = { label: string; chosen: Key; onChoose: (key: Key) => void; children: Segment<Key>[] }

function Segments<Key extends string>({ label, chosen, onChoose, children }: SegmentsProps<Key>) {
  return (
    <span role="group" aria-label={label} className="edit-segments">
      {children.map(({ key, name, icon, hint }) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === chosen}
          aria-label={icon ? name : undefined}
          title={hint ?? (icon ? name : undefined)}
          onClick={() => onChoose(key)}
        >
          {icon ?? name}
        </button>
      ))}
    </span>
  )
}
